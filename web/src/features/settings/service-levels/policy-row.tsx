import { putServiceLevels } from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { sentenceOf, type Wording } from '@harborline/domain/predicate/sentence';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { POLICY_CATALOGUE } from '@harborline/domain/service-levels/policy-catalogue';
import { targetsText, timeText } from '@harborline/domain/service-levels/service-level-changes';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMay } from '../../../shared/staff/use-may';

interface PolicyRowProps {
  readonly policy: ServicePolicy;
  readonly wording: Wording;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Which tickets a policy is for, in words. */
function ticketsText({ text }: ServicePolicy, wording: Wording): string {
  if (text === '') return SERVICE_LEVEL_TEXTS.everyTicket;
  const predicate = parsePredicate(text, POLICY_CATALOGUE);
  return predicate === null ? SERVICE_LEVEL_TEXTS.unreadable : sentenceOf(predicate, wording);
}

/** One policy: its name, its tickets, its targets and the time that counts. */
export function PolicyRow({ policy, wording, onEdit, onRemove }: PolicyRowProps) {
  const { name } = policy;
  const mayChange = useMay(putServiceLevels);
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 1, pr: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
          {ticketsText(policy, wording)}
        </Typography>
        {targetsText(policy)
          .split('; ')
          .map((line) => (
            <Typography key={line} variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
              {line}
            </Typography>
          ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {timeText(policy)}
        </Typography>
      </Box>
      {mayChange && (
        <Box sx={{ flex: 'none', display: 'flex', alignItems: 'start' }}>
          <IconButton size="small" aria-label={SERVICE_LEVEL_SETTINGS_TEXTS.edit(name)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={SERVICE_LEVEL_SETTINGS_TEXTS.remove(name)}
            data-action="delete"
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

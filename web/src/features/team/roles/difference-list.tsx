import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RoleDifference } from './role-difference';

/** The permissions that a change grants and revokes. */
export function DifferenceList({ gains, loses }: RoleDifference) {
  const isNothing = gains.length === 0 && loses.length === 0;
  return (
    <Box
      aria-live="polite"
      sx={{ mt: 2, p: 1.5, borderRadius: 1, bgcolor: 'surface.sunken', border: 1, borderColor: 'divider' }}
    >
      {isNothing && <Typography variant="body2">{TEAMMATE_DIALOG_TEXTS.noDifference}</Typography>}
      <Group title={TEAMMATE_DIALOG_TEXTS.gains} slugs={gains} isGain />
      <Group title={TEAMMATE_DIALOG_TEXTS.loses} slugs={loses} isGain={false} />
    </Box>
  );
}

interface GroupProps {
  title: string;
  slugs: readonly PermissionSlug[];
  isGain: boolean;
}

function Group({ title, slugs, isGain }: GroupProps) {
  if (slugs.length === 0) return null;
  const Icon = isGain ? AddIcon : RemoveIcon;
  return (
    <Box sx={{ '& + &': { mt: 1.5 } }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {title} ({slugs.length})
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {slugs.map((slug) => (
          <li key={slug}>
            <Chip
              size="small"
              variant="outlined"
              color={isGain ? 'success' : 'error'}
              icon={<Icon />}
              label={SLUG_LABELS[slug].label}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

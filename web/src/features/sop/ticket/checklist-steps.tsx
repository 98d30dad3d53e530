import { tickStep } from '@harborline/domain/api/inbox/checklists';
import type { Checklist } from '@harborline/domain/entities/checklist';
import { LIMITS } from '@harborline/domain/limits';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useMay } from '../../../shared/staff/use-may';
import { useStepTicks } from './use-step-ticks';

const TOP = { alignItems: 'flex-start', mr: 0, py: 0.25, '& .MuiCheckbox-root': { pt: 0.5, pb: 0 } } as const;

/** The steps of a running checklist, each with who ticked it. */
export function ChecklistSteps({ checklist }: { checklist: Checklist }) {
  const mayTick = useMay(tickStep);
  const { steps, toggle } = useStepTicks(checklist);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Typography variant="caption" color="textSecondary" component="p" role="status">
        {CHECKLIST_TEXTS.progress(done, steps.length)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ place, text, isDone, done_name, done_at }) => (
          <li key={place}>
            <FormControlLabel
              sx={TOP}
              control={
                <Checkbox
                  size="small"
                  checked={isDone}
                  disabled={!mayTick}
                  onChange={(_event, isOn) => void toggle(place, isOn)}
                />
              }
              label={
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography
                    variant="body2"
                    component="span"
                    dir="auto"
                    sx={{ display: 'block', color: isDone ? 'text.secondary' : 'text.primary' }}
                  >
                    {text}
                  </Typography>
                  {isDone && done_at !== null && (
                    <Typography
                      variant="caption"
                      component="span"
                      color="textSecondary"
                      sx={{ display: 'block' }}
                    >
                      <bdi>{done_name}</bdi>, {absoluteTime(done_at.toDate())}
                    </Typography>
                  )}
                </Box>
              }
            />
          </li>
        ))}
      </Box>
      {steps.length >= LIMITS.checklistSteps && (
        <Typography variant="caption" color="textSecondary" component="p">
          {CHECKLIST_TEXTS.mostSteps(LIMITS.checklistSteps)}
        </Typography>
      )}
    </>
  );
}

import type { Checklist } from '@harborline/domain/entities/checklist';
import { stepsDone } from '@harborline/domain/sop/checklist-progress';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SopLink } from './sop-link';

/** The checklists of a ticket that were finished or abandoned, one line each. */
export function EndedChecklists({ checklists }: { checklists: readonly Checklist[] }) {
  if (checklists.length === 0) return null;
  return (
    <Box component="section" aria-label={CHECKLIST_TEXTS.ended}>
      <Typography variant="caption" color="textSecondary" component="h4" sx={{ mb: 0.5 }}>
        {CHECKLIST_TEXTS.ended}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {checklists.map((checklist) => (
          <li key={checklist.id}>
            <SopLink id={checklist.sop_ref} title={checklist.sop_title} />
            <Typography variant="caption" color="textSecondary" component="p">
              {[
                CHECKLIST_TEXTS.version(checklist.version),
                checklist.state === 'finished' ? CHECKLIST_TEXTS.finished : CHECKLIST_TEXTS.abandoned,
                CHECKLIST_TEXTS.progress(stepsDone(checklist), checklist.steps.length),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

import type { Checklist } from '@harborline/domain/entities/checklist';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { checklistSteps } from '@harborline/domain/sop/checklist-steps';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SopLink } from './sop-link';

/** How an SOP becomes a checklist. */
export interface Starting {
  readonly mayStart: boolean;
  readonly isBusy: boolean;
  readonly start: (sopId: string) => void;
}

interface SopChoicesProps {
  label: string;
  sops: readonly SopArticle[];
  /** those that run on the ticket */
  running: readonly Checklist[];
  starting: Starting;
  emptyText: string;
}

/** SOPs to open, and to run on the ticket. */
export function SopChoices({ label, sops, running, starting, emptyText }: SopChoicesProps) {
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="caption" color="textSecondary" component="h4" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {sops.length === 0 && <Typography variant="body2">{emptyText}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {sops.map((sop) => (
          <li key={sop.id}>
            <SopLink id={sop.id} title={sop.sop_title} />
            <StartButton
              sop={sop}
              starting={starting}
              isRunning={running.some(
                ({ sop_ref, version }) => sop_ref === sop.id && version === sop.version,
              )}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface StartButtonProps {
  sop: SopArticle;
  starting: Starting;
  isRunning: boolean;
}

function StartButton({ sop, starting, isRunning }: StartButtonProps) {
  if (!starting.mayStart) return null;
  const why = isRunning ? CHECKLIST_TEXTS.runsAlready : CHECKLIST_TEXTS.noSteps;
  if (isRunning || checklistSteps(sop.sop_content).length === 0) {
    return (
      <Typography variant="caption" color="textSecondary" component="p">
        {why}
      </Typography>
    );
  }
  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        aria-label={CHECKLIST_TEXTS.runOf(sop.sop_title)}
        disabled={starting.isBusy}
        onClick={() => starting.start(sop.id)}
        sx={{ mt: 0.5 }}
      >
        {CHECKLIST_TEXTS.run}
      </Button>
    </div>
  );
}

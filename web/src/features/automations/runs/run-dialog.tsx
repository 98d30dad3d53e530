import type { PresentedRun } from '@harborline/domain/api/automations/workflows';
import { happenedText, workflowActionText } from '@harborline/domain/automations/trigger-text';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { useTriggerNames } from '../words/use-automation-words';
import { ConditionLines } from './condition-lines';
import { useRun } from './use-runs';

const { runs: TEXTS } = AUTOMATION_TEXTS;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
);

const LINK = { color: 'primary.main' } as const;

/** The automations that led to the run, and the run before it. */
function Chain({ run }: { readonly run: PresentedRun }) {
  return (
    <Part title={TEXTS.chain}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {run.chain.map(({ workflow_ref: ref, name }) => (
          <li key={ref}>
            {name === '' ? (
              TEXTS.goneAutomation
            ) : (
              <Box component={Link} to={adminLinks.automation(ref)} sx={LINK}>
                <bdi>{name}</bdi>
              </Box>
            )}
          </li>
        ))}
      </Box>
      {run.caused_by !== '' && (
        <Typography component={Link} variant="body2" to={adminLinks.automationRuns(run.caused_by)} sx={LINK}>
          {TEXTS.causedBy}
        </Typography>
      )}
    </Part>
  );
}

/** What was done, or would have been, each with what came of it. */
function Actions({ run }: { readonly run: PresentedRun }) {
  const { names } = useMacroNames();
  const resultOf = (index: number): string => {
    const result = run.results[index];
    if (result === undefined) return run.outcome === 'shadow' ? '' : TEXTS.notTried;
    return TEXTS.result(AUTOMATION_TEXTS.results[result.outcome], result.because);
  };
  return (
    <Part title={run.outcome === 'shadow' ? TEXTS.wouldDo : TEXTS.actions}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {run.actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a run never change
          <Box component="li" key={index} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <span dir="auto">{workflowActionText(action, names)}</span>
            {resultOf(index) !== '' && (
              <Typography variant="body2" color="textSecondary">
                {resultOf(index)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}

function RunBody({ run }: { readonly run: PresentedRun }) {
  const triggerNames = useTriggerNames();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Part title={TEXTS.happened}>
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {happenedText(run.event.kind, run.event.details, triggerNames)} ·{' '}
          {absoluteTime(new Date(run.event.at))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {TEXTS.by(AUTOMATION_TEXTS.causes[run.event.cause])}
        </Typography>
      </Part>
      {run.chain.length > 0 && <Chain run={run} />}
      <Part title={TEXTS.conditions}>
        <ConditionLines conditions={run.conditions} />
      </Part>
      {run.actions.length > 0 && <Actions run={run} />}
      {run.outcome !== 'done' && (
        <Part title={TEXTS.outcome}>
          <Typography variant="body2">{AUTOMATION_TEXTS.outcomes[run.outcome]}</Typography>
        </Part>
      )}
    </Box>
  );
}

interface RunDialogProps {
  readonly runRef: string;
  readonly onClose: () => void;
}

/** Why an automation ran, and what it did: event, cause, conditions and actions (D-145). */
export function RunDialog({ runRef, onClose }: RunDialogProps) {
  const titleId = useId();
  const { state } = useRun(runRef);
  const run = state.status === 'ready' ? state.data : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {run === null ? TEXTS.title : TEXTS.runOf(run.workflow_name)}
      </DialogTitle>
      <DialogContent>
        {state.status === 'loading' && <Skeleton variant="rounded" height={240} />}
        {state.status === 'ready' && run === null && <Typography>{TEXTS.gone}</Typography>}
        {(state.status === 'failed' || state.status === 'denied') && (
          <ErrorState title={TEXTS.failed} onRetry={state.retry} />
        )}
        {run !== null && <RunBody run={run} />}
      </DialogContent>
      <DialogActions>
        {run !== null && (
          <Button
            component={Link}
            color="inherit"
            to={adminLinks.inbox({ conversation: run.conversation_ref })}
          >
            {TEXTS.toTicket}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import {
  dryRunWorkflow,
  type PresentedDefinition,
  type PresentedDryRun,
} from '@harborline/domain/api/automations/workflows';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { happenedText } from '@harborline/domain/automations/trigger-text';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useChange } from '../../../shared/requests/use-change';
import { adminLinks } from '../../../shared/routes/admin-links';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { ConditionLines } from '../runs/condition-lines';
import { useTriggerNames } from '../words/use-automation-words';
import { EditorSection } from './editor-section';

const { dryRun: TEXTS } = AUTOMATION_TEXTS;
type DryRun = AnswerOf<typeof dryRunWorkflow>;

/** One ticket and moment at which it would have started. */
function TriedRow({ tried }: { readonly tried: PresentedDryRun }) {
  const triggerNames = useTriggerNames();
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          component={Link}
          variant="body2"
          to={adminLinks.inbox({ conversation: tried.conversation_ref })}
          sx={{ color: 'primary.main', overflowWrap: 'anywhere', minWidth: 0 }}
        >
          <bdi>{tried.title}</bdi>
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={tried.holds ? 'success' : 'default'}
          label={tried.holds ? TEXTS.acted : TEXTS.notActed}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" dir="auto">
        {happenedText(tried.event.kind, tried.event.details, triggerNames)} ·{' '}
        {absoluteTime(new Date(tried.event.at))}
      </Typography>
      <ConditionLines conditions={tried.conditions} />
    </Box>
  );
}

function Result({ result, isOutdated }: { readonly result: DryRun; readonly isOutdated: boolean }) {
  return (
    <>
      <Typography variant="body2" role="status">
        {isOutdated ? TEXTS.outdated : TEXTS.result(result.events, result.matches, result.looked_at)}
        {result.has_stopped && !isOutdated && ` ${TEXTS.hasStopped}`}
      </Typography>
      {result.runs.length > 0 && (
        <Box component="ul" aria-label={TEXTS.label} sx={{ ...FRAMED_LIST, opacity: isOutdated ? 0.6 : 1 }}>
          {result.runs.map((tried) => (
            <TriedRow
              key={`${tried.conversation_ref} ${tried.event.kind} ${tried.event.at} ${Object.values(tried.event.details).join(' ')}`}
              tried={tried}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface DryRunSectionProps {
  /** null while something is wrong with it */
  readonly definition: PresentedDefinition | null;
  /** says what is wrong */
  readonly onWrong: () => void;
}

/** Tries the automation on the tickets of the last 7 days; nothing is changed (D-147). */
export function DryRunSection({ definition, onWrong }: DryRunSectionProps) {
  const [tried, setTried] = useState('');
  const [result, setResult] = useState<DryRun | null>(null);
  const [refusal, setRefusal] = useState('');
  const { run, isRunning } = useChange<PresentedDefinition, DryRun>({
    name: 'automation-not-tried',
    run: (asked) => {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return callApi(dryRunWorkflow, { body: { definition: asked, timezone } });
    },
    onDone: (answer, of) => {
      setRefusal('');
      setTried(JSON.stringify(of));
      setResult(answer);
    },
    onRefused: (error) => setRefusal(refusalText(error, TEXTS.failed)),
  });
  return (
    <EditorSection title={TEXTS.title} help={TEXTS.help}>
      <Box>
        <Button
          variant="outlined"
          loading={isRunning}
          onClick={() => (definition === null ? onWrong() : void run(definition))}
        >
          {TEXTS.run}
        </Button>
      </Box>
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
      {result !== null && <Result result={result} isOutdated={tried !== JSON.stringify(definition)} />}
    </EditorSection>
  );
}

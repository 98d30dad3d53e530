import type { RunOutcome } from '@harborline/domain/entities/workflow-run';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EditorSection } from '../editor/editor-section';
import { RunDialog } from './run-dialog';
import { RunList } from './run-list';
import { useFigures, useRuns } from './use-runs';

const { runs: TEXTS } = AUTOMATION_TEXTS;

type Counts = Readonly<Record<string, number>>;

const STOPPED: readonly RunOutcome[] = ['looped', 'too-deep', 'too-often', 'switched-off', 'no-ticket'];

/** "Acted 3 times, only recorded once": what did not happen is left out. */
function figureText(counts: Counts): string {
  const of = (outcome: RunOutcome) => counts[outcome] ?? 0;
  const stopped = STOPPED.reduce((sum, outcome) => sum + of(outcome), 0);
  const acted = of('done') + of('running');
  const parts = [
    ...(acted > 0 ? [TEXTS.acted(acted)] : []),
    ...(of('shadow') > 0 ? [TEXTS.recorded(of('shadow'))] : []),
    ...(stopped > 0 ? [TEXTS.stopped(stopped)] : []),
  ];
  const text = parts.join(', ');
  return text === '' ? TEXTS.none : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function Figures({ workflowRef }: { readonly workflowRef: string }) {
  const { state } = useFigures(workflowRef);
  if (state.status !== 'ready') return null;
  const rows = [
    { days: 7, counts: state.data.days_7 },
    { days: 30, counts: state.data.days_30 },
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}
    >
      {rows.map(({ days, counts }) => (
        <Box key={days} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {TEXTS.figures(days)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {figureText(counts)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** What one automation did, counted and line by line. */
export function RunsOfOne({ workflowRef }: { readonly workflowRef: string }) {
  const list = useRuns(workflowRef);
  const [opened, setOpened] = useState('');
  return (
    <EditorSection title={TEXTS.ofOne}>
      <Figures workflowRef={workflowRef} />
      <RunList list={list} isOfOne onOpen={({ run_ref }) => setOpened(run_ref)} />
      {opened !== '' && <RunDialog key={opened} runRef={opened} onClose={() => setOpened('')} />}
    </EditorSection>
  );
}

import { type Simulation, simulateServiceLevels } from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { CLOCK_KINDS } from '@harborline/domain/entities/service-levels';
import type { Outcomes } from '@harborline/domain/service-levels/outcomes';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';

const { simulation: TEXTS } = SERVICE_LEVEL_SETTINGS_TEXTS;

function Outcome({ of: { met, missed, running } }: { of: Outcomes }) {
  return (
    <TableCell>
      {met + missed + running === 0 ? (
        TEXTS.none
      ) : (
        <>
          <Box component="span" sx={{ display: 'block' }}>
            {TEXTS.met(met)}
          </Box>
          <Box component="span" sx={{ display: 'block', fontWeight: missed > 0 ? 600 : 400 }}>
            {TEXTS.missed(missed)}
          </Box>
          {running > 0 && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {TEXTS.running(running)}
            </Box>
          )}
        </>
      )}
    </TableCell>
  );
}

/** What the policies as they are, and as they would be, make of the same tickets. */
function Result({ result, isOutdated }: { result: Simulation; isOutdated: boolean }) {
  const { looked_at, in_all, before, after } = result;
  if (looked_at === 0) return <Typography variant="body2">{TEXTS.noTickets}</Typography>;
  return (
    <>
      <Typography variant="body2" role="status">
        {isOutdated ? TEXTS.outdated : TEXTS.lookedAt(looked_at, in_all)}
      </Typography>
      <Table
        size="small"
        aria-label={TEXTS.title}
        sx={{
          maxWidth: 560,
          opacity: isOutdated ? 0.5 : 1,
          '& th, & td': { px: { xs: 1, sm: 2 }, verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{TEXTS.clock}</TableCell>
            <TableCell>{TEXTS.before}</TableCell>
            <TableCell>{TEXTS.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {CLOCK_KINDS.map((kind) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {SERVICE_LEVEL_TEXTS.kinds[kind]}
              </TableCell>
              <Outcome of={before[kind]} />
              <Outcome of={after[kind]} />
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              {TEXTS.withoutPolicy}
            </TableCell>
            <TableCell>{before.without_policy}</TableCell>
            <TableCell>{after.without_policy}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
}

interface SimulationFieldProps {
  /** the policies as they would be; null while something is wrong with them */
  readonly policies: readonly ServicePolicy[] | null;
  /** says what is wrong */
  readonly onWrong: () => void;
}

/** Tries policies on the tickets of the last 28 days, without changing anything. */
export function SimulationField({ policies, onWrong }: SimulationFieldProps) {
  const titleId = useId();
  const asked = JSON.stringify(policies);
  const [tried, setTried] = useState('');
  const [result, setResult] = useState<Simulation | null>(null);
  const [refusal, setRefusal] = useState('');
  const { run, isRunning } = useChange<readonly ServicePolicy[], Simulation>({
    name: 'service-levels-not-simulated',
    run: (asked) => callApi(simulateServiceLevels, { body: { policies: [...asked] } }),
    onDone: (answer, of) => {
      setRefusal('');
      setTried(JSON.stringify(of));
      setResult(answer);
    },
    onRefused: (error) => setRefusal(refusalText(error, TEXTS.failed)),
  });
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div>
        <Typography id={titleId} variant="subtitle2" component="h3">
          {TEXTS.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {TEXTS.help}
        </Typography>
      </div>
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => (policies === null ? onWrong() : void run(policies))}
      >
        {TEXTS.run}
      </Button>
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
      {result !== null && <Result result={result} isOutdated={tried !== asked} />}
    </Box>
  );
}

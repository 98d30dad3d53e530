import { type RoutingReplay, replayRouting } from '@harborline/domain/api/inbox/routing';
import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import type { Team } from '@harborline/domain/entities/teams';
import { WORK_KINDS, type WorkKind } from '@harborline/domain/routing/facts';
import { durationText } from '@harborline/domain/service-levels/duration-text';
import { ROUTING_SETTINGS_TEXTS } from '@harborline/domain/texts/routing-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { SettingsSection } from '../frame/settings-section';
import { nameIn, type People } from './people';
import type { RoutingForm } from './use-routing-form';

const { replay: TEXTS } = ROUTING_SETTINGS_TEXTS;

type Counts = RoutingReplay['after'];

interface ComparedProps {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** What is as saved, beside what would be. */
function Compared({ label, head, rows }: ComparedProps) {
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ '& th, & td': { px: { xs: 1, sm: 2 }, verticalAlign: 'top', overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell>{TEXTS.before}</TableCell>
          <TableCell>{TEXTS.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, before, after }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" dir="auto">
              {name}
            </TableCell>
            <TableCell>{before}</TableCell>
            <TableCell>{after}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const waitText = (minutes: number): string => durationText(Math.max(1, Math.round(minutes)));

function waitsText({ median_wait: half, longest_wait: longest }: Counts[WorkKind]): string {
  return half === null || longest === null ? TEXTS.noWait : TEXTS.waits(waitText(half), waitText(longest));
}

const givenText = ({ given, not_given: notGiven }: Counts[WorkKind]): string =>
  notGiven > 0 ? TEXTS.off : String(given);

function rowsOf(kind: WorkKind, before: Counts, after: Counts): ComparedProps['rows'] {
  const [was, is] = [before[kind], after[kind]];
  return [
    { key: `given-${kind}`, name: TEXTS.given[kind], before: givenText(was), after: givenText(is) },
    { key: `wait-${kind}`, name: TEXTS.wait[kind], before: waitsText(was), after: waitsText(is) },
    { key: `ended-${kind}`, name: TEXTS.ended[kind], before: String(was.ended), after: String(is.ended) },
    { key: `nobody-${kind}`, name: TEXTS.nobody[kind], before: String(was.nobody), after: String(is.nobody) },
  ];
}

/** Who got what, those with the most by the rules that are tried first. */
function peopleRows({ before, after }: RoutingReplay, people: People): ComparedProps['rows'] {
  const uids = new Set([...after.people, ...before.people].map(({ uid }) => uid));
  const textOf = (counts: Counts, uid: string) => {
    const { chats, tickets } = counts.people.find((one) => one.uid === uid) ?? { chats: 0, tickets: 0 };
    return TEXTS.of(chats, tickets);
  };
  return [...uids].map((uid) => ({
    key: uid,
    name: nameIn(people, uid),
    before: textOf(before, uid),
    after: textOf(after, uid),
  }));
}

function untakenText(
  { team_ref: ref, chats, tickets }: Counts['untaken'][number],
  teams: readonly Team[],
): string {
  if (ref === '') return TEXTS.untakenOfNone(chats, tickets);
  const name = teams.find((team) => team.ref === ref)?.name ?? ROUTING_SETTINGS_TEXTS.goneTeam;
  return TEXTS.untaken(name, chats, tickets);
}

interface ResultProps {
  readonly result: RoutingReplay;
  readonly people: People;
  readonly teams: readonly Team[];
  /** whether the rules have changed since */
  readonly isOutdated: boolean;
}

function Result({ result, people, teams, isOutdated }: ResultProps) {
  const { chats, tickets, has_stopped, has_hours, before, after } = result;
  if (chats + tickets === 0) return <Typography variant="body2">{TEXTS.nothing}</Typography>;
  const rows = peopleRows(result, people);
  return (
    <>
      <Typography variant="body2" role="status">
        {isOutdated ? TEXTS.outdated : TEXTS.lookedAt(chats, tickets, has_stopped)}
      </Typography>
      <Compared
        label={TEXTS.what}
        head={TEXTS.what}
        rows={WORK_KINDS.flatMap((kind) => rowsOf(kind, before, after))}
      />
      {rows.length > 0 && <Compared label={TEXTS.people} head={TEXTS.person} rows={rows} />}
      {after.untaken.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {after.untaken.map((untaken) => (
              <li key={untaken.team_ref}>{untakenText(untaken, teams)}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {TEXTS.hours(has_hours)}
      </Typography>
    </>
  );
}

interface ReplaySectionProps {
  readonly form: RoutingForm;
  readonly people: People;
  readonly teams: readonly Team[];
}

/** Tries the rules on the last 7 days, without changing anything (D-137). */
export function ReplaySection({ form, people, teams }: ReplaySectionProps) {
  const { typed, showProblems } = form;
  const [result, setResult] = useState<RoutingReplay | null>(null);
  const [tried, setTried] = useState('');
  const asked = JSON.stringify(typed);
  const [refusal, setRefusal] = useState('');
  const { run, isRunning } = useChange<Omit<RoutingRules, 'version'>, RoutingReplay>({
    name: 'routing-not-replayed',
    run: (asked) => callApi(replayRouting, { body: asked }),
    onDone: (answer, rules) => {
      setTried(JSON.stringify(rules));
      setRefusal('');
      setResult(answer);
    },
    onRefused: (error) => setRefusal(refusalText(error, TEXTS.failed)),
  });
  return (
    <SettingsSection title={TEXTS.title} description={TEXTS.help}>
      <Typography variant="body2" color="textSecondary">
        {TEXTS.limits}
      </Typography>
      <Box>
        <Button
          variant="outlined"
          loading={isRunning}
          onClick={() => (typed === null ? showProblems() : void run(typed))}
        >
          {TEXTS.run}
        </Button>
      </Box>
      {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
      {result !== null && (
        <Result result={result} people={people} teams={teams} isOutdated={tried !== asked} />
      )}
    </SettingsSection>
  );
}

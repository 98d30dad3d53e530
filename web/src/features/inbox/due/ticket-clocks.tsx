import {
  getTicketServiceLevel,
  type PresentedClock,
  type TicketServiceLevel,
} from '@harborline/domain/api/inbox/service-levels';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { type Ticket, visitorLabel } from '../ticket';
import { reasonOf, type Standing, standingOf, whenText } from './clock-words';

const COLORS: Readonly<Record<Standing, 'textSecondary' | 'warning' | 'error' | 'success'>> = {
  runs: 'textSecondary',
  paused: 'textSecondary',
  soon: 'warning',
  overdue: 'error',
  missed: 'error',
  met: 'success',
};

interface ClockProps {
  readonly clock: PresentedClock;
  readonly policy: NonNullable<TicketServiceLevel['policy']>;
  readonly visitor: string;
  readonly nowMs: number;
}

/** One clock: how it stands, and why. */
function ClockLine({ clock, policy, visitor, nowMs }: ClockProps) {
  const standing = standingOf(clock, nowMs);
  return (
    <li>
      <Typography variant="subtitle2" component="h4">
        {SERVICE_LEVEL_TEXTS.kinds[clock.kind]}
        {': '}
        <Typography component="span" variant="subtitle2" color={COLORS[standing]}>
          {SERVICE_LEVEL_TEXTS.standings[standing]}
        </Typography>
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {reasonOf(clock, policy, { visitor, nowMs })}
      </Typography>
      {clock.ended_at !== null && (
        <Typography variant="body2" color="textSecondary">
          {SERVICE_LEVEL_TEXTS.ended(clock.kind, whenText(clock.ended_at, nowMs))}
        </Typography>
      )}
      {clock.ended_at === null && clock.paused_since !== null && (
        <Typography variant="body2" color="textSecondary">
          {SERVICE_LEVEL_TEXTS.pausedSince(whenText(clock.paused_since, nowMs))}
        </Typography>
      )}
    </li>
  );
}

function Clocks({ level, ticket }: { level: TicketServiceLevel; ticket: Ticket }) {
  const { policy, clocks } = level;
  const nowMs = Date.now();
  if (policy === null) return <Typography variant="body2">{SERVICE_LEVEL_TEXTS.noPolicy}</Typography>;
  if (clocks.length === 0)
    return <Typography variant="body2">{SERVICE_LEVEL_TEXTS.noClocks(policy.name)}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {clocks.toReversed().map((clock) => (
          <ClockLine
            key={`${clock.kind} ${clock.started_at}`}
            clock={clock}
            policy={policy}
            visitor={visitorLabel(ticket)}
            nowMs={nowMs}
          />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        {SERVICE_LEVEL_TEXTS.counted(policy.counts_working_time, policy.calendar, policy.pauses)}
      </Typography>
      {level.is_shortened && (
        <Typography variant="caption" color="textSecondary" component="p">
          {SERVICE_LEVEL_TEXTS.shortened}
        </Typography>
      )}
    </>
  );
}

/** Every clock of a ticket, the latest first, with the reason of its due time (D-135). Read when somebody looks, and again when it moves. */
export function TicketClocks({ ticket }: { ticket: Ticket }) {
  const { id, status, due, last_message } = ticket;
  const moves = [status, due?.at.toMillis() ?? 0, last_message.id];
  const { state } = useRequest({
    key: ['ticket-service-level', id, ...moves],
    load: (signal) => callApi(getTicketServiceLevel, { query: { conversation_ref: id }, signal }),
  });
  if (state.status === 'loading') return <ListSkeleton height={44} />;
  if (state.status === 'ready') return <Clocks level={state.data} ticket={ticket} />;
  return <ErrorState title={SERVICE_LEVEL_TEXTS.clocksFailed} onRetry={state.retry} />;
}

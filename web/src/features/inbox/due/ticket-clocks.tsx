import {
  getTicketServiceLevel,
  type PresentedClock,
  type TicketServiceLevel,
} from '@harborline/domain/api/inbox/service-levels';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useNow } from '../../../shared/hooks/use-now';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { type Ticket, visitorLabel } from '../ticket';
import { type ClockState, reasonOf, stateOf, whenText } from './clock-words';

const REFRESH_MS = 30_000;

/** A message and the due time that follows from it are one change. */
const QUIET_MS = 3_000;

const COLORS: Readonly<Record<ClockState, 'textSecondary' | 'warning' | 'error' | 'success'>> = {
  runs: 'textSecondary',
  paused: 'textSecondary',
  soon: 'warning',
  overdue: 'error',
  missed: 'error',
  met: 'success',
};

interface ClockProps {
  readonly clock: PresentedClock;
  readonly ticket: Ticket;
  readonly nowMs: number;
}

/** One clock: what has become of it, and why. */
function ClockLine({ clock, ticket, nowMs }: ClockProps) {
  const state = stateOf(clock, nowMs);
  return (
    <li>
      <Typography variant="subtitle2" component="h4">
        {SERVICE_LEVEL_TEXTS.kinds[clock.kind]}
        {': '}
        <Typography component="span" variant="subtitle2" color={COLORS[state]}>
          {SERVICE_LEVEL_TEXTS.states[state]}
        </Typography>
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {reasonOf(clock, { visitor: visitorLabel(ticket), nowMs })}
      </Typography>
      {clock.ended_at !== null && (
        <Typography variant="body2" color="textSecondary">
          {SERVICE_LEVEL_TEXTS.ended(clock.kind, whenText(clock.ended_at, nowMs))}
        </Typography>
      )}
      {clock.ended_at === null && clock.paused_since !== null && (
        <Typography variant="body2" color="textSecondary">
          {SERVICE_LEVEL_TEXTS.pausedSince(whenText(clock.paused_since, nowMs), ticket.status)}
        </Typography>
      )}
    </li>
  );
}

function Clocks({ level, ticket }: { level: TicketServiceLevel; ticket: Ticket }) {
  const { policy, clocks } = level;
  const nowMs = useNow(REFRESH_MS);
  if (level.is_blocked) return <Typography variant="body2">{SERVICE_LEVEL_TEXTS.blocked}</Typography>;
  if (policy === null) return <Typography variant="body2">{SERVICE_LEVEL_TEXTS.noPolicy}</Typography>;
  if (clocks.length === 0)
    return <Typography variant="body2">{SERVICE_LEVEL_TEXTS.noClocks(policy.name)}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {clocks.toReversed().map((clock) => (
          <ClockLine key={`${clock.kind} ${clock.started_at}`} clock={clock} ticket={ticket} nowMs={nowMs} />
        ))}
      </Box>
      {level.is_shortened && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {SERVICE_LEVEL_TEXTS.shortened}
        </Typography>
      )}
    </>
  );
}

/** A text once it has stayed the same for a moment. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

/** Every clock of a ticket, the latest first, with the reason of its due time (D-135). Read when somebody looks, and again when it moves. */
export function TicketClocks({ ticket }: { ticket: Ticket }) {
  const { id, status, due, last_message } = ticket;
  const moves = useQuiet([status, due?.at.toMillis() ?? 0, last_message.id].join(' '));
  const { state } = useRequest({
    key: ['ticket-service-level', id, moves],
    load: (signal) => callApi(getTicketServiceLevel, { query: { conversation_ref: id }, signal }),
  });
  if (state.status === 'loading') return <ListSkeleton height={44} />;
  if (state.status === 'ready') return <Clocks level={state.data} ticket={ticket} />;
  return <ErrorState title={SERVICE_LEVEL_TEXTS.clocksFailed} onRetry={state.retry} />;
}

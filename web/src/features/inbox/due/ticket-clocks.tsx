import {
  getTicketServiceLevel,
  type PresentedClock,
  type TicketServiceLevel,
} from '@harborline/domain/api/inbox/service-levels';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useNow } from '../../../shared/hooks/use-now';
import { useRequest } from '../../../shared/requests/use-request';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { type Ticket, visitorLabel } from '../ticket';
import { type ClockState, momentText, reasonOf, stateOf, whenText } from './clock-words';

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
          {SERVICE_LEVEL_TEXTS.ended(clock.kind, momentText(clock.ended_at, nowMs))}
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

/** Why no clock runs, if there is a reason beside those of the clocks. */
function Note({ level: { policy, clocks, is_blocked: isBlocked } }: { level: TicketServiceLevel }) {
  const text = isBlocked
    ? SERVICE_LEVEL_TEXTS.blocked
    : policy === null
      ? SERVICE_LEVEL_TEXTS.noPolicy
      : clocks.length === 0
        ? SERVICE_LEVEL_TEXTS.noClocks(policy.name)
        : '';
  return text === '' ? null : (
    <Typography variant="body2" sx={{ mb: clocks.length === 0 ? 0 : 1.5 }}>
      {text}
    </Typography>
  );
}

function Clocks({ level, ticket }: { level: TicketServiceLevel; ticket: Ticket }) {
  const { clocks } = level;
  const nowMs = useNow(REFRESH_MS);
  return (
    <>
      <Note level={level} />
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

/** What changes with each thing that clocks go by. */
const movedBy = ({
  status,
  due,
  last_message,
  priority_level,
  team_ref,
  tag_refs = [],
  ...fields
}: Ticket): string =>
  [
    ...[status, due?.at.toMillis(), last_message.id, priority_level, team_ref, tag_refs.join()],
    ...[fields.type_ref, fields.category_ref, fields.tier_ref],
  ].join(' ');

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
  const { id } = ticket;
  const moves = useQuiet(movedBy(ticket));
  const { state, reload } = useRequest({
    key: ['ticket-service-level', id],
    load: (signal) => callApi(getTicketServiceLevel, { query: { conversation_ref: id }, signal }),
  });
  const read = useRef(moves);
  useEffect(() => {
    if (read.current === moves) return;
    read.current = moves;
    void reload();
  }, [moves, reload]);
  if (state.status === 'loading') return <ListSkeleton height={44} />;
  if (state.status === 'ready') return <Clocks level={state.data} ticket={ticket} />;
  return <ErrorState title={SERVICE_LEVEL_TEXTS.clocksFailed} onRetry={state.retry} />;
}

import { NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { dueTimes, toAnnounce } from '@harborline/domain/service-levels/due';
import { promiseFor } from '@harborline/domain/service-levels/ticket-clocks';
import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { serviceLevelChange } from '@harborline/domain/tickets/ticket-change';
import { LIBRARY_IDS } from './library-data';
import { type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { LUMEN_LEVELS } from './service-levels';

export const serviceLevelDocs = (): SeedDoc[] => [
  seedDoc(serviceLevelsOf(LIBRARY_IDS.lumen), { ...LUMEN_LEVELS, policies: [...LUMEN_LEVELS.policies] }),
];

type Ticket = Parameters<typeof promiseFor>[1] & Pick<Conversation, 'id' | 'support_lib_id'>;
type Written = Pick<Message, 'sender_type' | 'created_at'>;

/** When a ticket of Lumen's is due, and what was announced of it before now. */
export function promised(ticket: Ticket, messages: readonly Written[], { nowMs, toTime }: SeedClock) {
  const levels = ticket.support_lib_id === LIBRARY_IDS.lumen ? LUMEN_LEVELS : { policies: [] };
  const times = { hours: NO_BUSINESS_HOURS, teams: [] };
  const promise = promiseFor(levels, ticket, { events: [], messages }, times);
  const clocks = promise?.clocks ?? [];
  const passed = toAnnounce(clocks, [], nowMs).filter(({ atMs }) => atMs <= nowMs);
  const told = passed.map((each) => ({
    atMs: each.atMs,
    change: serviceLevelChange(each, promise?.policy.name ?? ''),
  }));
  const due = dueTimes(
    clocks,
    told.map(({ change }) => change),
    nowMs,
  );
  return {
    fields: due !== null && {
      due: {
        at: toTime(due.atMs),
        warns_at: toTime(due.warnsAtMs),
        ...(due.tellsAtMs !== null && { tells_at: toTime(due.tellsAtMs) }),
      },
    },
    events: told.map(({ atMs, change }) =>
      seedDoc(ticketEvent(ticket.id, `${change.kind}-${change.details.clock}`), {
        support_lib_id: ticket.support_lib_id,
        conversation_ref: ticket.id,
        kind: change.kind,
        details: { ...change.details },
        at: toTime(atMs),
        actor_ref: '',
        actor_name: '',
        reason: 'clock-ran',
      }),
    ),
  };
}

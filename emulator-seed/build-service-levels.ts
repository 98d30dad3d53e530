import { NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { dueTimes, toAnnounce } from '@harborline/domain/service-levels/due';
import { promiseFor } from '@harborline/domain/service-levels/ticket-clocks';
import { clockAnnouncement, serviceLevelsOf } from '@harborline/domain/stores/service-levels';
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
  const passed = toAnnounce(clocks, [], { nowMs }).filter(({ atMs }) => atMs <= nowMs);
  const announced = passed.map((each) => ({ ...serviceLevelChange(each), at: toTime(each.atMs) }));
  const due = dueTimes(clocks, announced, { nowMs });
  const nextAtMs = due?.nextAnnouncementAtMs ?? null;
  const of = { support_lib_id: ticket.support_lib_id, conversation_ref: ticket.id };
  return {
    fields: due !== null && { due: { at: toTime(due.atMs), is_soon: due.isSoon } },
    docs: [
      ...announced.map(({ kind, details, at }) =>
        seedDoc(ticketEvent(ticket.id, `${kind}-${details.clock}`), {
          ...of,
          kind,
          details: { ...details },
          at,
          actor_ref: '',
          actor_name: '',
          reason: 'clock-ran',
        }),
      ),
      ...(nextAtMs === null ? [] : [seedDoc(clockAnnouncement(ticket.id), { ...of, at: toTime(nextAtMs) })]),
    ],
  };
}

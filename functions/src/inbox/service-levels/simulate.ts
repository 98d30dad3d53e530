import * as contract from '@harborline/domain/api/inbox/service-levels';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { countOutcomes } from '@harborline/domain/service-levels/outcomes';
import { promiseFor, type TicketHistory } from '@harborline/domain/service-levels/ticket-clocks';
import { ticketsCreatedSince } from '@harborline/domain/stores/conversations';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';
import { readHistory, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

const SPAN_MS = 28 * 24 * 60 * 60 * 1_000;
/** Tickets read side by side. */
const AT_ONCE = 20;
const MOST = { events: LIMITS.simulatedEvents, messages: LIMITS.simulatedMessages };

async function readHistories(tickets: readonly Conversation[]): Promise<TicketHistory[]> {
  const histories: TicketHistory[] = [];
  for (let index = 0; index < tickets.length; index += AT_ONCE) {
    const some = tickets.slice(index, index + AT_ONCE);
    histories.push(...(await Promise.all(some.map(({ id }) => readHistory(id, MOST)))));
  }
  return histories;
}

/** POST service_levels/simulation: what the policies of the library, and others, make of the same tickets (D-135). */
export const simulateServiceLevels = staffEndpoint(
  contract.simulateServiceLevels,
  async ({ policies }, { support_lib_id: libraryId }, { nowMs }) => {
    const since = Timestamp.fromMillis(nowMs - SPAN_MS);
    const [levels, found] = await Promise.all([
      readServiceLevels(libraryId),
      findRecords(ticketsCreatedSince(libraryId, since, LIMITS.simulatedTickets + 1)),
    ]);
    const tickets = found.slice(0, LIMITS.simulatedTickets);
    const [times, histories] = await Promise.all([
      readWorkingTimes(libraryId, [...levels.policies, ...policies]),
      readHistories(tickets),
    ]);
    const [now, then] = await Promise.all([
      asTheyCount(libraryId, levels.policies),
      asTheyCount(libraryId, policies),
    ]);
    const by = (asked: typeof now) =>
      countOutcomes(
        histories.map((history, index) => {
          const ticket = tickets[index];
          return ticket === undefined ? null : promiseFor(asked, ticket, history, times);
        }),
        nowMs,
      );
    return {
      looked_at: tickets.length,
      has_stopped: found.length > LIMITS.simulatedTickets,
      before: by(now),
      after: by(then),
    };
  },
);

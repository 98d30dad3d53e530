import * as contract from '@harborline/domain/api/inbox/service-levels';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { countOutcomes } from '@harborline/domain/service-levels/outcomes';
import {
  promiseFor,
  type TicketHistory,
  type TicketPromise,
} from '@harborline/domain/service-levels/ticket-clocks';
import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { ticketsCreatedSince } from '@harborline/domain/stores/conversations';
import { blockOf } from '@harborline/domain/tickets/blocked-senders';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { countRecords, queryOf, readRecord, snapshotRecord } from '../../platform/store/read';
import { readHistory, readWorkingTimes } from './read-history';
import { asTheyCount, readServiceLevels } from './read-service-levels';

const SPAN_MS = 28 * 24 * 60 * 60 * 1_000;
/** Tickets read side by side, with their histories. */
const PAGE = 25;

interface Story {
  readonly ticket: Conversation;
  readonly history: TicketHistory;
}

/** Documents that were read for a ticket, at least: a query that finds nothing costs one. */
const readFor = ({ history: { events, messages } }: Story): number =>
  1 + Math.max(2, events.length) + Math.max(1, messages.length);

/**
 * The tickets that were created since, page by page and the newest first, each with its history. It begins no further page
 * after so many documents; those of one page are nearly always a few hundred.
 */
async function* storiesSince(libraryId: string, since: Timestamp): AsyncGenerator<readonly Story[]> {
  const asked = ticketsCreatedSince(libraryId, since, PAGE);
  const pages = queryOf(asked);
  let rest = pages;
  let [looked, read] = [0, 0];
  while (looked < LIMITS.simulatedTickets && read < LIMITS.simulatedDocuments) {
    const { docs } = await rest.get();
    const tickets = docs.flatMap((snapshot) => snapshotRecord(asked.read, snapshot) ?? []);
    const histories = tickets.map(async (ticket) => ({
      ticket,
      history: await readHistory(ticket.id),
    }));
    const stories = await Promise.all(histories);
    yield stories;
    looked += PAGE;
    read += stories.reduce((sum, story) => sum + readFor(story), 0);
    const last = docs.at(-1);
    if (last === undefined || docs.length < PAGE) return;
    rest = pages.startAfter(last);
  }
}

/** POST service_levels/simulation: what the policies of the library, and others, make of the same tickets (D-135). */
export const simulateServiceLevels = staffEndpoint(
  contract.simulateServiceLevels,
  async ({ policies }, { support_lib_id: libraryId }, { nowMs }) => {
    const since = Timestamp.fromMillis(nowMs - SPAN_MS);
    const levels = await readServiceLevels(libraryId);
    const [before, after, times, blocked, inAll] = await Promise.all([
      asTheyCount(libraryId, levels.policies),
      asTheyCount(libraryId, policies),
      readWorkingTimes(libraryId, [...levels.policies, ...policies]),
      readRecord(blockedSenders(libraryId)),
      countRecords(ticketsCreatedSince(libraryId, since, LIMITS.simulatedCount)),
    ]);
    const promises: { before: TicketPromise | null; after: TicketPromise | null }[] = [];
    let lookedAt = 0;
    for await (const stories of storiesSince(libraryId, since)) {
      lookedAt += stories.length;
      for (const { ticket, history } of stories)
        if (blockOf(blocked?.senders ?? [], ticket.visitor.email) === undefined)
          promises.push({
            before: promiseFor(before, ticket, history, times),
            after: promiseFor(after, ticket, history, times),
          });
    }
    return {
      looked_at: lookedAt,
      in_all: Math.max(inAll, lookedAt),
      before: countOutcomes(
        promises.map((each) => each.before),
        nowMs,
      ),
      after: countOutcomes(
        promises.map((each) => each.after),
        nowMs,
      ),
    };
  },
);

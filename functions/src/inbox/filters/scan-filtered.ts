import { cursorOf, type SearchPosition } from '@harborline/domain/api/inbox/ticket-search';
import { type Conversation, conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { filteredTickets } from '@harborline/domain/stores/conversations';
import type { TicketQuestion } from '@harborline/domain/tickets/ticket-predicate';
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { queryOf, snapshotRecord } from '../../platform/store/read';

/** Which tickets are looked for. */
export interface FilterScan {
  readonly libraryId: string;
  readonly question: TicketQuestion;
  readonly after: SearchPosition | null;
  /** tickets of a page */
  readonly size: number;
  /** whether a ticket that the query finds is wanted */
  readonly isWanted: (ticket: Conversation) => boolean;
}

/** A page of tickets, and how it came about. */
export interface FilteredPage {
  readonly tickets: readonly Conversation[];
  /** '' at the end */
  readonly nextCursor: string;
  readonly hasStopped: boolean;
  /** documents that were read */
  readonly lookedAt: number;
}

const timeOf = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms));

const startingAfter = (query: Query, place: SearchPosition | null): Query =>
  place === null ? query : query.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.id);

function placeOf(document: QueryDocumentSnapshot): SearchPosition {
  const at: unknown = document.get('last_message_at');
  // The query is ordered by it, and narrows the order no further where it is no time.
  const { seconds, nanoseconds } = at instanceof Timestamp ? at : Timestamp.fromMillis(0);
  return { seconds, nanoseconds, id: document.id };
}

const END = { nextCursor: '', hasStopped: false } as const;

/**
 * A page of the tickets for which a predicate holds, those with the newest messages first. However few there are, it
 * reads `LIMITS.filterScan` documents at most; `hasStopped` says that it has, and the cursor where to go on.
 */
export async function scanFiltered(scan: FilterScan): Promise<FilteredPage> {
  const { question, libraryId, size } = scan;
  const tickets: Conversation[] = [];
  if (question.isEmpty) return { tickets, ...END, lookedAt: 0 };
  const [from, before] = [timeOf(question.from), timeOf(question.before)];
  const ordered = queryOf(filteredTickets({ ...question, libraryId, from, before }));
  let place = scan.after;
  let lookedAt = 0;
  // A page is often full with the first few; the further it must look, the more it reads at once.
  let limit = size + 1;
  while (lookedAt < LIMITS.filterScan) {
    const { docs } = await startingAfter(ordered, place).limit(limit).get();
    lookedAt += docs.length;
    const isEnd = docs.length < limit;
    for (const [index, document] of docs.entries()) {
      const ticket = snapshotRecord(conversationSchema, document);
      place = placeOf(document);
      if (ticket === undefined || !scan.isWanted(ticket)) continue;
      tickets.push(ticket);
      if (tickets.length < size) continue;
      const isLast = isEnd && index === docs.length - 1;
      return { tickets, nextCursor: isLast ? '' : cursorOf(place), hasStopped: false, lookedAt };
    }
    if (isEnd) return { tickets, ...END, lookedAt };
    limit = Math.min(2 * limit, LIMITS.filterBatch, LIMITS.filterScan - lookedAt);
  }
  return { tickets, nextCursor: place === null ? '' : cursorOf(place), hasStopped: true, lookedAt };
}

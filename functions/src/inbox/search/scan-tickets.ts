import { cursorOf, type SearchPosition } from '@harborline/domain/api/inbox/ticket-search';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketWordsSchema } from '@harborline/domain/entities/ticket-words';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketsWithWord } from '@harborline/domain/stores/ticket-words';
import { hasWords } from '@harborline/domain/tickets/search/find-in-ticket';
import { startToAsk } from '@harborline/domain/tickets/search/words';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countRecords, queryOf, readEach, type Stored, snapshotRecord } from '../../platform/store/read';

/** What is looked for. */
export interface TicketScan {
  readonly libraryId: string;
  /** one at least; a ticket has all of them */
  readonly words: readonly string[];
  /** of the last message, milliseconds; null for any time */
  readonly span: { readonly from: number | null; readonly to: number | null };
  readonly after: SearchPosition | null;
  /** tickets of a page */
  readonly size: number;
  readonly isWanted: (ticket: Conversation) => boolean;
}

/** What the scan reads of a ticket; its messages come with those that are shown. */
const scannedSchema = z.pick(ticketWordsSchema, { support_lib_id: true, last_message_at: true, text: true });
const SCANNED = ['support_lib_id', 'last_message_at', 'text'] as const;
type Scanned = Stored<typeof scannedSchema>;

/** Words whose tickets are counted, one read each. */
const COMPARED = 3;

const timeOf = (ms: number | null) => (ms === null ? null : Timestamp.fromMillis(ms));

const queryFor = ({ libraryId, span }: TicketScan, word: string) =>
  ticketsWithWord({ libraryId, start: startToAsk(word), from: timeOf(span.from), to: timeOf(span.to) });

/** The word of fewest tickets, which leaves the least to look at: one of the longest. */
async function rarestWord(scan: TicketScan): Promise<string> {
  const [first = '', ...others] = scan.words.toSorted((one, other) => other.length - one.length);
  if (others.length === 0) return first;
  const compared = [first, ...others].slice(0, COMPARED);
  const counts = await Promise.all(
    compared.map((word) => countRecords({ ...queryFor(scan, word), limit: LIMITS.countedTickets })),
  );
  return compared[counts.indexOf(Math.min(...counts))] ?? first;
}

/** The tickets of some that have all words, as they are now: gone ones, chats and others' are none. */
async function wantedOf(scan: TicketScan, scanned: readonly Scanned[]): Promise<Map<string, Conversation>> {
  const having = scanned.filter((found) => hasWords(found, scan.words));
  const tickets = await readEach(having.map(({ id }) => conversation(id)));
  const wanted = tickets.flatMap((ticket) => {
    const isOwn = ticket?.support_lib_id === scan.libraryId && !isChat(ticket);
    return isOwn && scan.isWanted(ticket) ? [[ticket.id, ticket] as const] : [];
  });
  return new Map(wanted);
}

const placeOf = ({ last_message_at: { seconds, nanoseconds }, id }: Scanned): SearchPosition => ({
  seconds,
  nanoseconds,
  id,
});

/**
 * A page of the tickets that have all words, those with the newest messages first. However many there are, it looks at
 * `LIMITS.ticketSearchScan` that have one of the words; `hasStopped` says that it has looked at so many, and
 * the cursor where to go on.
 */
export async function scanTickets(scan: TicketScan) {
  const query = queryFor(scan, await rarestWord(scan));
  const ordered = queryOf({ ...query, select: SCANNED });
  const found: Conversation[] = [];
  let place = scan.after;
  for (let seen = 0; seen < LIMITS.ticketSearchScan; seen += LIMITS.ticketSearchBatch) {
    const rest =
      place === null
        ? ordered
        : ordered.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.id);
    const { docs } = await rest.get();
    const scanned = docs.flatMap((document) => snapshotRecord(scannedSchema, document) ?? []);
    const wanted = await wantedOf(scan, scanned);
    for (const [index, entry] of scanned.entries()) {
      const ticket = wanted.get(entry.id);
      place = placeOf(entry);
      if (ticket === undefined) continue;
      found.push(ticket);
      const hasMore = index + 1 < scanned.length || docs.length === LIMITS.ticketSearchBatch;
      if (found.length === scan.size)
        return { tickets: found, nextCursor: hasMore ? cursorOf(place) : '', hasStopped: false };
    }
    if (docs.length < LIMITS.ticketSearchBatch) return { tickets: found, nextCursor: '', hasStopped: false };
  }
  return { tickets: found, nextCursor: place === null ? '' : cursorOf(place), hasStopped: true };
}

import { cursorOf, type SearchPosition } from '@harborline/domain/api/inbox/ticket-search';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketWordsSchema } from '@harborline/domain/entities/ticket-words';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketsWithWord } from '@harborline/domain/stores/ticket-words';
import { hasWords } from '@harborline/domain/tickets/search/find-in-ticket';
import { startToAsk } from '@harborline/domain/tickets/search/words';
import { type Query, Timestamp } from 'firebase-admin/firestore';
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

/** Those of some tickets that are wanted, as they are now: gone ones, chats and others' are none. */
async function wantedOf(scan: TicketScan, scanned: readonly Scanned[]): Promise<Conversation[]> {
  const tickets = await readEach(scanned.map(({ id }) => conversation(id)));
  return tickets.flatMap((ticket) => {
    const isOwn = ticket?.support_lib_id === scan.libraryId && !isChat(ticket);
    return isOwn && scan.isWanted(ticket) ? [ticket] : [];
  });
}

/** The first wanted tickets that have all words, read page by page. */
async function firstOf(scan: TicketScan, scanned: readonly Scanned[], most: number): Promise<Conversation[]> {
  const having = scanned.filter((entry) => hasWords(entry, scan.words));
  const found: Conversation[] = [];
  for (let at = 0; at < having.length && found.length < most; at += scan.size)
    found.push(...(await wantedOf(scan, having.slice(at, at + scan.size))));
  return found.slice(0, most);
}

const placeOf = ({ last_message_at: { seconds, nanoseconds }, id }: Scanned): SearchPosition => ({
  seconds,
  nanoseconds,
  id,
});

const startingAfter = (query: Query, place: SearchPosition | null): Query =>
  place === null ? query : query.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.id);

/**
 * A page of the tickets that have all words, those with the newest messages first. However many there are, it looks at
 * `LIMITS.ticketSearchScan` that have one of the words; `hasStopped` says that it has looked at so many, and
 * the cursor where to go on.
 */
export async function scanTickets(scan: TicketScan) {
  const query = queryFor(scan, await rarestWord(scan));
  const ordered = queryOf({ ...query, select: SCANNED });
  const tickets: Conversation[] = [];
  let place = scan.after;
  // A page is often full with the first few; the further it must look, the more it reads at once.
  let limit = scan.size + 1;
  for (let seen = 0; seen < LIMITS.ticketSearchScan; ) {
    const { docs } = await startingAfter(ordered, place).limit(limit).get();
    const scanned = docs.flatMap((document) => snapshotRecord(scannedSchema, document) ?? []);
    tickets.push(...(await firstOf(scan, scanned, scan.size - tickets.length)));
    const isEnd = docs.length < limit;
    if (tickets.length === scan.size) {
      const at = scanned.findIndex(({ id }) => id === tickets.at(-1)?.id);
      const last = isEnd && at === scanned.length - 1 ? undefined : scanned[at];
      return { tickets, nextCursor: last === undefined ? '' : cursorOf(placeOf(last)), hasStopped: false };
    }
    if (isEnd) return { tickets, nextCursor: '', hasStopped: false };
    const last = scanned.at(-1);
    if (last !== undefined) place = placeOf(last);
    seen += docs.length;
    limit = Math.min(2 * limit, LIMITS.ticketSearchBatch, LIMITS.ticketSearchScan - seen);
  }
  return { tickets, nextCursor: place === null ? '' : cursorOf(place), hasStopped: true };
}

import { cursorOf, positionOf, type SearchPosition } from '@harborline/domain/api/inbox/ticket-search';
import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { visitorPersonSchema } from '@harborline/domain/entities/visitor-person';
import { LIMITS } from '@harborline/domain/limits';
import { listedPeople } from '@harborline/domain/stores/visitor-people';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { isPersonWith, personStartToAsk } from '@harborline/domain/visitor-people/person-words';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { queryOf, type Stored, snapshotRecord } from '../../platform/store/read';

/** What a list shows of a person; notes and merges stay where they are. */
const listedSchema = z.pick(visitorPersonSchema, {
  support_lib_id: true,
  name: true,
  email: true,
  is_verified: true,
  company: true,
  last_ticket_at: true,
});
const LISTED = ['support_lib_id', 'name', 'email', 'is_verified', 'company', 'last_ticket_at'];
type Listed = Stored<typeof listedSchema>;

interface Scan {
  readonly libraryId: string;
  /** none for everybody */
  readonly words: readonly string[];
  readonly after: SearchPosition | null;
  readonly size: number;
}

const placeOf = ({ last_ticket_at: { seconds, nanoseconds }, id }: Listed): SearchPosition => ({
  seconds,
  nanoseconds,
  id,
});

/** People after a place in the order of the list, and whether they are the last. */
async function readAfter({ libraryId, words }: Scan, place: SearchPosition | null, limit: number) {
  const start = words.length === 0 ? null : personStartToAsk(words);
  const ordered = queryOf({ ...listedPeople(libraryId, start), select: LISTED }).limit(limit);
  const asked =
    place === null ? ordered : ordered.startAfter(new Timestamp(place.seconds, place.nanoseconds), place.id);
  const { docs } = await asked.get();
  return {
    read: docs.flatMap((document) => snapshotRecord(listedSchema, document) ?? []),
    count: docs.length,
    isEnd: docs.length < limit,
  };
}

/** A page of those who have all words. However many there are, it looks at `LIMITS.ticketSearchScan`. */
async function scanPeople(scan: Scan) {
  const people: Listed[] = [];
  let place = scan.after;
  // All that are read fit, unless there are several words.
  const limit = scan.words.length > 1 ? LIMITS.ticketSearchBatch : scan.size + 1;
  for (let seen = 0; seen < LIMITS.ticketSearchScan; ) {
    const { read, count, isEnd } = await readAfter(scan, place, limit);
    people.push(...read.filter((person) => isPersonWith(person, scan.words)));
    const [page, last] = [people.slice(0, scan.size), people[scan.size - 1]];
    if (people.length > scan.size && last !== undefined)
      return { page, nextCursor: cursorOf(placeOf(last)), hasStopped: false };
    if (isEnd) return { page, nextCursor: '', hasStopped: false };
    const end = read.at(-1);
    if (end !== undefined) place = placeOf(end);
    seen += count;
  }
  return { page: people, nextCursor: place === null ? '' : cursorOf(place), hasStopped: true };
}

/** GET people: who writes to a library, with a bounded number of reads (D-134). */
export const listPeople = staffEndpoint(contract.listPeople, async ({ q, cursor, per_page }, staff) => {
  const { page, nextCursor, hasStopped } = await scanPeople({
    libraryId: staff.support_lib_id,
    words: q === undefined ? [] : queryWords(q),
    after: cursor === undefined ? null : positionOf(cursor),
    size: per_page,
  });
  return {
    people: page.map(({ id, name, email, is_verified, company, last_ticket_at }) => ({
      ...{ id, name, email, is_verified, company },
      last_ticket_at: isoTime(last_ticket_at),
    })),
    next_cursor: nextCursor,
    has_stopped: hasStopped,
  };
});

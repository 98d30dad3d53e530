import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { type WaitingQuery, waitingTickets } from '@harborline/domain/stores/conversations';
import { type Drawer, offeredInOrder, URGENT_LEVELS } from '@harborline/domain/tickets/queues/next-ticket';
import { standingIn } from '@harborline/domain/tickets/queues/queue-people';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import type { Staff } from '../../platform/caller';
import { findRecords } from '../../platform/store/read';
import { inCurrentTags, tagsFor } from '../filters/looking';
import type { StoredQueue } from './queue-teams';

/** Who looks at a queue, and from where. @param teams those of the library */
export function drawerOf(
  queue: StoredQueue,
  teams: readonly Team[],
  { staff, timezone }: { readonly staff: Staff; readonly timezone: string },
): Drawer {
  const myTeams = teams.filter(({ member_uids }) => member_uids.includes(staff.uid)).map(({ ref }) => ref);
  return {
    context: { now: Date.now(), me: staff.uid, myTeams, timeZone: timezone },
    standing: standingIn(queue, teams, staff.uid),
  };
}

/** Nothing: for a text that another release wrote and this one cannot read. */
const NOTHING: Predicate = { match: 'any', of: [] };

const predicateOf = ({ text }: StoredQueue): Predicate => parsePredicate(text, TICKET_CATALOGUE) ?? NOTHING;

/** What queues ask for, by the tags that the library has now (D-117). */
export async function readingPredicates(
  queues: readonly StoredQueue[],
  libraryId: string,
): Promise<PredicateOf> {
  const library = await tagsFor(queues.map(predicateOf), libraryId);
  return (queue) => inCurrentTags(predicateOf(queue), library);
}

type PredicateOf = (queue: StoredQueue) => Predicate;

/** What a queue offers somebody. */
export interface Offered {
  /** the next one first */
  readonly tickets: readonly Conversation[];
  /** whether there may be more, because it looked at as many as it may */
  readonly hasStopped: boolean;
}

type Read = (asked: Pick<WaitingQuery, 'direction' | 'levels'>) => Promise<readonly Conversation[]>;

/** Reads the tickets of a library that wait; those that several queues look at only once. */
export function readingOnce(libraryId: string): Read {
  const read = new Map<string, Promise<readonly Conversation[]>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const found = read.get(key) ?? findRecords(waitingTickets({ libraryId, ...asked }));
    read.set(key, found);
    return found;
  };
}

/**
 * The tickets that a queue offers somebody. It looks at `LIMITS.queueScan` of the tickets without a teammate, those first that
 * its order is likely to put first; and at as many urgent ones, where these come first.
 */
export async function findOffered(
  queue: StoredQueue,
  { drawer, predicateOf: asked }: { readonly drawer: Drawer; readonly predicateOf: PredicateOf },
  read: Read = readingOnce(queue.support_lib_id),
): Promise<Offered> {
  const direction = queue.order === 'newest' ? 'desc' : 'asc';
  const [some, urgent] = await Promise.all([
    read({ direction, levels: null }),
    queue.order === 'most-urgent' ? read({ direction, levels: URGENT_LEVELS }) : [],
  ]);
  const each = new Map([...some, ...urgent].map((ticket) => [ticket.id, ticket]));
  return {
    tickets: offeredInOrder(queue, asked(queue), [...each.values()], drawer),
    hasStopped: some.length >= LIMITS.queueScan,
  };
}

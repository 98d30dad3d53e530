import * as contract from '@harborline/domain/api/inbox/smart-queues';
import type { Team } from '@harborline/domain/entities/teams';
import { ticketsOfList } from '@harborline/domain/stores/conversations';
import { smartQueue } from '@harborline/domain/stores/smart-queues';
import { type Drawer, isOffered } from '@harborline/domain/tickets/queues/next-ticket';
import { standingIn } from '@harborline/domain/tickets/queues/queue-people';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { assign } from '../assign-ticket';
import { readAnyOwnTicket } from '../own-ticket';
import { readTeams } from '../teams/read-team';
import { drawerOf, findOffered, readingOnce, readingPredicates } from './offered-tickets';
import type { StoredQueue } from './queue-teams';
import { readQueue, readQueues } from './read-queues';

/** How often a queue is looked through again after teammates were faster for all that it had. */
const ROUNDS = 5;

interface Taking {
  readonly queue: StoredQueue;
  /** reads the tickets that wait, at first only once for all queues */
  readonly read: ReturnType<typeof readingOnce>;
  readonly drawer: Drawer;
  readonly predicateOf: Awaited<ReturnType<typeof readingPredicates>>;
  readonly staff: Staff;
  /** of the library */
  readonly teams: readonly Team[];
}

/** Whether somebody has as many open tickets as a queue lets them have. Read in the transaction that gives them one more. */
async function isAtCapacity(transaction: Transaction, { queue, staff }: Taking): Promise<boolean> {
  if (queue.capacity === 0) return false;
  const own = ticketsOfList({
    libraryId: staff.support_lib_id,
    kind: 'own',
    uid: staff.uid,
    status: 'open',
    tag: null,
  });
  const open = await findIds({ ...own, limit: queue.capacity }, transaction);
  return open.length >= queue.capacity;
}

/**
 * Gives one ticket to whoever takes it, if the queue still has it and offers it to them.
 * @returns `gone` if it does not
 */
async function takeOne(
  transaction: Transaction,
  ref: string,
  taking: Taking,
): Promise<'taken' | 'gone' | 'at-capacity'> {
  const { predicateOf, staff, teams } = taking;
  const queue = await readRecord(smartQueue(taking.queue.id), transaction);
  if (queue === undefined) return 'gone';
  // Somebody may have changed since who draws from it.
  const drawer = { ...taking.drawer, standing: standingIn(queue, teams, staff.uid) };
  if (drawer.standing === 'none') return 'gone';
  const ticket = await readAnyOwnTicket(transaction, ref, staff);
  if (!isOffered(queue, predicateOf(queue), ticket, drawer)) return 'gone';
  if (await isAtCapacity(transaction, { ...taking, queue })) return 'at-capacity';
  await assign(transaction, ticket, staff.uid, { staff, fromQueue: queue.name });
  return 'taken';
}

/** Takes the next ticket of a queue. @returns its ref, or why there is none: `none-among` if others are behind those it read */
async function takeFrom(
  taking: Taking,
): Promise<{ readonly ref: string } | 'none' | 'none-among' | 'at-capacity'> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = round === 0 ? taking.read : readingOnce(taking.queue.support_lib_id);
    const { tickets, hasStopped } = await findOffered(taking.queue, taking, read);
    if (tickets.length === 0) return hasStopped ? 'none-among' : 'none';
    for (const { id: ref } of tickets) {
      const outcome = await firestore().runTransaction((transaction) => takeOne(transaction, ref, taking));
      if (outcome === 'taken') return { ref };
      if (outcome === 'at-capacity') return outcome;
    }
  }
  return 'none';
}

const NONE = {
  outcome: 'none',
  conversation_ref: '',
  smart_queue_ref: '',
  queue_name: '',
  capacity: 0,
  has_stopped: false,
} as const satisfies contract.TakenTicket;

const answerOf = (
  outcome: 'taken' | 'at-capacity',
  { id, name }: StoredQueue,
  conversation_ref: string,
): contract.TakenTicket => ({ ...NONE, outcome, conversation_ref, smart_queue_ref: id, queue_name: name });

/** POST smart_queues/next: two people who ask at once never get the same ticket. */
export const takeNextTicket = staffEndpoint(
  contract.takeNextTicket,
  async ({ smart_queue_ref, timezone }, staff): Promise<contract.TakenTicket> => {
    const [queues, teams] = await Promise.all([
      smart_queue_ref === undefined
        ? readQueues(staff.support_lib_id)
        : readQueue(smart_queue_ref, staff).then((queue) => [queue]),
      readTeams(staff.support_lib_id),
    ]);
    const read = readingOnce(staff.support_lib_id);
    const predicateOf = await readingPredicates(queues, staff.support_lib_id);
    let full: StoredQueue | undefined;
    let hasStopped = false;
    for (const queue of queues) {
      const drawer = drawerOf(queue, teams, { staff, timezone });
      if (drawer.standing === 'none') continue;
      const taken = await takeFrom({ queue, drawer, predicateOf, staff, teams, read });
      if (typeof taken === 'object') return answerOf('taken', queue, taken.ref);
      if (taken === 'at-capacity') full ??= queue;
      if (taken === 'none-among') hasStopped = true;
    }
    return full === undefined
      ? { ...NONE, has_stopped: hasStopped }
      : { ...answerOf('at-capacity', full, ''), capacity: full.capacity };
  },
);

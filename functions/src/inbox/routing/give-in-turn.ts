import { type Conversation, conversationSchema } from '@harborline/domain/entities/conversation';
import type { Team } from '@harborline/domain/entities/teams';
import {
  type RoutedWork,
  type RoutingFacts,
  type WorkKind,
  withFull,
  withGiven,
} from '@harborline/domain/routing/facts';
import { type GivenFacts, givenFacts } from '@harborline/domain/routing/given-facts';
import { route } from '@harborline/domain/routing/route';
import { byTurn, type Turn } from '@harborline/domain/routing/turn';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { logger } from 'firebase-functions';
import { queryOf, snapshotRecord } from '../../platform/store/read';
import { noteTurn } from './turns';

const BATCH = 100;
/** A sweep reads no more of each query: what is behind them is given once some of these are. */
const MOST_BATCHES = 10;
/** One library takes no longer: the next sweep goes on. */
const MOST_MS = 20_000;

/** What came of giving something to somebody: `unable` if they turned out not to take it, `gone` if nobody has to any more. */
export type Outcome = 'given' | 'unable' | 'gone';

interface WaitingQueue {
  /** the oldest first */
  readonly query: StoreQuery;
  /** what has its turn in it; all, if left out */
  readonly has?: (conversation: Conversation) => boolean;
}

export interface Giver {
  readonly kind: WorkKind;
  /** what may wait, one after another */
  readonly queues: readonly WaitingQueue[];
  readonly workOf: (conversation: Conversation) => RoutedWork & Turn;
  /** in a transaction that looks again at both */
  readonly give: (conversation: Conversation, uid: string, facts: GivenFacts) => Promise<Outcome>;
}

interface Library {
  readonly libraryId: string;
  readonly teams: readonly Team[];
  readonly nowMs: number;
}

/** Whether anybody could be given something: who is elsewhere, or lacks the right, never is. */
const hasRoom = ({ people }: RoutingFacts, kind: WorkKind): boolean =>
  [...people.values()].some(
    ({ open, capacity, hasRight, presence }) =>
      hasRight[kind] && (presence === 'here' || presence === 'assign-only') && open[kind] < capacity[kind],
  );

/** Gives one of them to somebody; each who turns out not to take it leaves it to the next. @returns the facts then */
async function giveOne(
  conversation: Conversation,
  giver: Giver,
  before: RoutingFacts,
  { libraryId, teams, nowMs }: Library,
): Promise<RoutingFacts> {
  const { kind } = giver;
  let facts = before;
  for (;;) {
    const routed = route(giver.workOf(conversation), facts, nowMs);
    if (routed.outcome !== 'given') return facts;
    const { uid } = routed.choice;
    const outcome = await giver.give(conversation, uid, givenFacts(routed, teams));
    if (outcome === 'gone') return facts;
    if (outcome === 'given') {
      // Of several at the same moment, each later one counts as later.
      const atMs = Date.now();
      await noteTurn(libraryId, { uid, kind, atMs });
      return withGiven(facts, { uid, kind, atMs });
    }
    facts = withFull(facts, uid, kind);
  }
}

/** One that cannot be given never keeps those behind it waiting. */
async function tryToGive(
  conversation: Conversation,
  giver: Giver,
  facts: RoutingFacts,
  library: Library,
): Promise<RoutingFacts> {
  try {
    return await giveOne(conversation, giver, facts, library);
  } catch (error) {
    logger.error('Something was not given to anybody', {
      conversation: conversation.id,
      error: String(error),
    });
    return facts;
  }
}

/** Those of a batch in the order in which they are given. */
const inTurn = (conversations: readonly Conversation[], { workOf }: Giver): Conversation[] =>
  conversations.toSorted((one, other) => byTurn(workOf(one), workOf(other)));

/**
 * Gives what waits to people, one after another; each is busier for the next. Those whom nobody can take keep none behind them
 * waiting: it reads on while somebody has room.
 */
export async function giveInTurn(giver: Giver, before: RoutingFacts, library: Library): Promise<void> {
  const endsAtMs = Date.now() + MOST_MS;
  let facts = before;
  for (const { query, has = () => true } of giver.queues) {
    let rest = queryOf(query).limit(BATCH);
    for (let batch = 0; batch < MOST_BATCHES && hasRoom(facts, giver.kind); batch += 1) {
      const { docs } = await rest.get();
      const found = docs.flatMap((snapshot) => snapshotRecord(conversationSchema, snapshot) ?? []);
      for (const conversation of inTurn(found.filter(has), giver)) {
        facts = await tryToGive(conversation, giver, facts, library);
        if (!hasRoom(facts, giver.kind) || Date.now() > endsAtMs) return;
      }
      const last = docs.at(-1);
      if (last === undefined || docs.length < BATCH) break;
      rest = rest.startAfter(last);
    }
  }
}

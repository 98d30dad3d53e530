import type { RoutedPerson, RoutedWork, RoutingFacts, RoutingQueue, WorkKind } from './facts';

/** Why somebody is passed over, the first that holds. */
const LEFT_OUT = ['gone', 'no-right', 'away', 'off-duty', 'came-back', 'no-skill', 'full'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** By what somebody was chosen among those who could take it; 'first' if they are alike in everything else. */
export const CHOSEN_BY = ['only', 'fewest', 'longest-without', 'first'] as const;
export type ChosenBy = (typeof CHOSEN_BY)[number];

/** One look at the people of a team, or at everybody. */
export interface PoolTrace {
  readonly pool: 'team' | 'overflow' | 'anybody';
  /** '' for anybody */
  readonly teamRef: string;
  /** how many of them work now and have the right, whether they can take it or not */
  readonly here: number;
  readonly able: number;
  /** how many of all of its people were passed over, and why */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
}

/** Whom it goes to, and the facts by which. */
export interface Choice {
  readonly uid: string;
  readonly by: ChosenBy;
  /** how many of its kind they had, and get at most */
  readonly open: number;
  readonly capacity: number;
}

export type Routed =
  /** people may still take it themselves; nobody was looked at */
  | { readonly outcome: 'waits'; readonly pools: readonly PoolTrace[] }
  | { readonly outcome: 'nobody'; readonly pools: readonly PoolTrace[] }
  | { readonly outcome: 'given'; readonly pools: readonly PoolTrace[]; readonly choice: Choice };

/** People who can be asked, whatever they have to do. */
const ABSENT: ReadonlySet<LeftOut> = new Set(['gone', 'no-right', 'away', 'off-duty']);

interface Asked {
  readonly work: RoutedWork;
  /** needed skills */
  readonly skills: readonly string[];
}

function leftOut(person: RoutedPerson, { work, skills }: Asked): LeftOut | undefined {
  const { kind } = work;
  if (person.presence === 'gone') return 'gone';
  if (!person.hasRight[kind]) return 'no-right';
  if (person.presence === 'away' || person.presence === 'off-duty') return person.presence;
  if (person.uid === work.passedOver) return 'came-back';
  if (!skills.every((skill) => person.skills.includes(skill))) return 'no-skill';
  return person.open[kind] >= person.capacity[kind] ? 'full' : undefined;
}

/** What puts one person before another: fewer open ones, then being longest without. Negative if `one` comes first. */
const compare = (one: RoutedPerson, other: RoutedPerson, kind: WorkKind): number =>
  one.open[kind] - other.open[kind] ||
  one.lastGivenMs[kind] - other.lastGivenMs[kind] ||
  (one.uid < other.uid ? -1 : 1);

function reasonOf(first: RoutedPerson, next: RoutedPerson | undefined, kind: WorkKind): ChosenBy {
  if (next === undefined) return 'only';
  if (first.open[kind] !== next.open[kind]) return 'fewest';
  return first.lastGivenMs[kind] === next.lastGivenMs[kind] ? 'first' : 'longest-without';
}

/** The two who come first, in one pass. */
class Best {
  first: RoutedPerson | undefined;
  next: RoutedPerson | undefined;
  constructor(private readonly kind: WorkKind) {}

  add(person: RoutedPerson): void {
    if (this.first === undefined || compare(person, this.first, this.kind) < 0) {
      this.next = this.first;
      this.first = person;
    } else if (this.next === undefined || compare(person, this.next, this.kind) < 0) this.next = person;
  }
}

function* peopleOf(members: readonly string[] | null, { people }: RoutingFacts): Iterable<RoutedPerson> {
  if (members === null) {
    yield* people.values();
    return;
  }
  for (const uid of members) {
    const person = people.get(uid);
    if (person !== undefined) yield person;
  }
}

interface Pool {
  readonly pool: PoolTrace['pool'];
  readonly teamRef: string;
  /** uids, null for anybody */
  readonly members: readonly string[] | null;
}

function lookAt(
  pool: Pool,
  asked: Asked,
  facts: RoutingFacts,
): { readonly trace: PoolTrace; readonly choice: Choice | undefined } {
  const { kind } = asked.work;
  const best = new Best(kind);
  const out: Partial<Record<LeftOut, number>> = {};
  let [here, able] = [0, 0];
  for (const person of peopleOf(pool.members, facts)) {
    const why = leftOut(person, asked);
    if (why === undefined) {
      able += 1;
      best.add(person);
    } else out[why] = (out[why] ?? 0) + 1;
    if (why === undefined || !ABSENT.has(why)) here += 1;
  }
  const trace = { pool: pool.pool, teamRef: pool.teamRef, here, able, leftOut: out };
  const { first, next } = best;
  if (first === undefined) return { trace, choice: undefined };
  const { uid, open, capacity } = first;
  return {
    trace,
    choice: { uid, by: reasonOf(first, next, kind), open: open[kind], capacity: capacity[kind] },
  };
}

/** Whose people are asked, one pool after another. */
function poolsOf(queue: RoutingQueue, work: RoutedWork, facts: RoutingFacts, nowMs: number): Pool[] {
  const own: Pool = {
    pool: queue.members === null ? 'anybody' : 'team',
    teamRef: queue.ref,
    members: queue.members,
  };
  const { overflow } = queue;
  if (overflow === null || queue.members === null) return [own];
  if (nowMs - work.sinceMs < queue.waitMs[work.kind] + overflow.afterMs[work.kind]) return [own];
  const helping = overflow.ref === '' ? undefined : facts.queues.get(overflow.ref);
  if (helping === undefined) return [own, { pool: 'anybody', teamRef: '', members: null }];
  return [own, { pool: 'overflow', teamRef: helping.ref, members: helping.members }];
}

/**
 * Who gets a chat or a ticket (D-137): once its queue's wait is over, of the people of its team who work now, have the right and
 * the skills, and have room, whoever has the fewest, then whoever was longest without, then the first by uid. Those who help out
 * are asked once it has waited longer and the team cannot take it. The same facts always give the same answer.
 */
export function route(work: RoutedWork, facts: RoutingFacts, nowMs: number): Routed {
  const queue = facts.queues.get(work.teamRef) ?? facts.queues.get('');
  if (queue === undefined || nowMs - work.sinceMs < queue.waitMs[work.kind])
    return { outcome: 'waits', pools: [] };
  const pools: PoolTrace[] = [];
  for (const pool of poolsOf(queue, work, facts, nowMs)) {
    const { trace, choice } = lookAt(pool, { work, skills: queue.skills }, facts);
    pools.push(trace);
    if (choice !== undefined) return { outcome: 'given', pools, choice };
  }
  return { outcome: 'nobody', pools };
}

import {
  type RoutedPerson,
  type RoutedWork,
  type RoutingFacts,
  type RoutingQueue,
  withGiven,
} from '@harborline/domain/routing/facts';
import { route } from '@harborline/domain/routing/route';
import { makeFacts, makeQueue, makeRouted, makeWork } from '@harborline/domain/testing/routing';
import type { RowName } from './tables';

const MINUTE_MS = 60_000;
const ASSIGNMENTS = 20_000;
const PEOPLE = 200;
const QUEUES = 50;
const SKILLS = ['german', 'repairs', 'billing'];

/** The same numbers in every run. */
const spread = (index: number, modulus: number): number => (index * 7_919) % modulus;

function company(): { facts: RoutingFacts; works: RoutedWork[] } {
  const people = Array.from({ length: PEOPLE }, (_, index) =>
    makeRouted(`person-${String(index).padStart(3, '0')}`, {
      presence: spread(index, 7) === 0 ? 'away' : 'here',
      skills: SKILLS.filter((_skill, place) => spread(index + place, 3) !== 0),
      capacity: { chat: 1_000, ticket: 1_000 },
    }),
  );
  const queues = Array.from({ length: QUEUES }, (_, index) =>
    makeQueue(`team-${index}`, {
      members: people
        .filter((_person, place) => spread(place, QUEUES) % 10 === index % 10)
        .map(({ uid }) => uid),
      skills: SKILLS.slice(0, index % 3),
      overflow: { ref: `team-${(index + 1) % QUEUES}`, afterMs: { chat: MINUTE_MS, ticket: MINUTE_MS } },
    }),
  );
  // A third of it is for anybody.
  const works = Array.from({ length: ASSIGNMENTS }, (_, index) =>
    makeWork({
      kind: index % 2 === 0 ? 'chat' : 'ticket',
      teamRef: index % 3 === 0 ? '' : `team-${spread(index, QUEUES)}`,
    }),
  );
  return { facts: makeFacts(people, queues), works };
}

type Router = (work: RoutedWork, facts: RoutingFacts, nowMs: number) => string | undefined;

const byRoute: Router = (work, facts, nowMs) => {
  const routed = route(work, facts, nowMs);
  return routed.outcome === 'given' ? routed.choice.uid : undefined;
};

const canTake = (person: RoutedPerson, { kind }: RoutedWork, queue: RoutingQueue): boolean =>
  person.presence === 'here' &&
  person.open[kind] < person.capacity[kind] &&
  queue.skills.every((skill) => person.skills.includes(skill));

/** What one would write first: everybody in order, for each piece of work. */
const bySorting: Router = (work, { people, queues }) => {
  const queue = queues.get(work.teamRef) ?? makeQueue('');
  return [...people.values()]
    .toSorted(
      (one, other) =>
        one.open[work.kind] - other.open[work.kind] ||
        one.lastGivenMs[work.kind] - other.lastGivenMs[work.kind] ||
        (one.uid < other.uid ? -1 : 1),
    )
    .filter((person) => canTake(person, work, queue))
    .find(({ uid }) => queue.members === null || queue.members.includes(uid))?.uid;
};

export interface Assigned {
  readonly name: RowName<'routing'>;
  readonly perSecond: number;
}

/** How fast people are found for much work, each of whom is then busier. */
export function routingFigures(): Assigned[] {
  const measure = (name: Assigned['name'], router: Router): Assigned => {
    const { facts: before, works } = company();
    let facts = before;
    const startedAt = performance.now();
    for (const [index, work] of works.entries()) {
      const uid = router(work, facts, MINUTE_MS);
      if (uid !== undefined) facts = withGiven(facts, { uid, kind: work.kind, atMs: index });
    }
    return { name, perSecond: works.length / ((performance.now() - startedAt) / 1_000) };
  };
  return [measure('the router', byRoute), measure('sorting all people for each', bySorting)];
}

const WAITING = 5_000;
const DRAINERS = 50;
const CAPACITY = 4;
/** Chats take from 4 to 15 minutes. */
const takesMinutes = (index: number): number => 4 + spread(index, 12);

export interface Drained {
  readonly name: RowName<'drained'>;
  /** of each chat, from its beginning until somebody got it */
  readonly waitsMs: readonly number[];
  /** chats that were given to somebody before one that had waited longer */
  readonly overtaken: number;
  readonly perPerson: readonly number[];
}

/**
 * Chats that began a second apart: every minute whoever has room gets more of them.
 * @param place which of those that wait is next, 0 for the longest waiting
 */
function drain(name: Drained['name'], place: 0 | -1): Drained {
  const people = Array.from({ length: DRAINERS }, (_, index) =>
    makeRouted(`person-${String(index).padStart(2, '0')}`, { capacity: { chat: CAPACITY, ticket: 0 } }),
  );
  let facts = makeFacts(people);
  const waiting = Array.from({ length: WAITING }, (_, index) => ({ index, sinceMs: index * 1_000 }));
  const endings = new Map<number, string[]>();
  const waitsMs: number[] = [];
  const given: number[] = [];
  const counts = new Map(people.map(({ uid }) => [uid, 0]));
  const startMs = WAITING * 1_000;
  for (let minute = 0; waiting.length > 0; minute += 1) {
    const nowMs = startMs + minute * MINUTE_MS;
    for (const uid of endings.get(minute) ?? []) facts = withOneLess(facts, uid);
    for (let next = waiting.at(place); next !== undefined; next = waiting.at(place)) {
      const uid = byRoute(makeWork({ sinceMs: next.sinceMs }), facts, nowMs);
      if (uid === undefined) break;
      waiting.splice(place, 1);
      facts = withGiven(facts, { uid, kind: 'chat', atMs: nowMs + given.length });
      const end = minute + takesMinutes(next.index);
      endings.set(end, [...(endings.get(end) ?? []), uid]);
      counts.set(uid, (counts.get(uid) ?? 0) + 1);
      waitsMs.push(nowMs - next.sinceMs);
      given.push(next.index);
    }
  }
  const overtaken = overtakenIn(given);
  return { name, waitsMs, overtaken, perPerson: [...counts.values()] };
}

/** How many were given while an older one still waited. */
function overtakenIn(given: readonly number[]): number {
  let [oldest, count] = [0, 0];
  const gone = new Set<number>();
  for (const index of given) {
    if (index > oldest) count += 1;
    gone.add(index);
    while (gone.has(oldest)) oldest += 1;
  }
  return count;
}

function withOneLess(facts: RoutingFacts, uid: string): RoutingFacts {
  const person = facts.people.get(uid);
  if (person === undefined) return facts;
  const freer = { ...person, open: { ...person.open, chat: person.open.chat - 1 } };
  return { ...facts, people: new Map(facts.people).set(uid, freer) };
}

export const drainFigures = (): Drained[] => [
  drain('the longest waiting first', 0),
  drain('the newest first', -1),
];

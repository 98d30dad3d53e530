import type { RoutedPerson, RoutedWork, RoutingFacts, RoutingQueue, WorkKind } from './facts';
import { withGiven } from './facts';
import { type Routed, route } from './route';
import { byTurn, type Turn } from './turn';

/** A chat or a ticket of the past, as a replay goes by it. */
export interface PastWork extends RoutedWork, Turn {
  /** when it ended, in milliseconds; null if it has not */
  readonly endedMs: number | null;
}

/** Somebody of today, and when they work. */
export interface PastPerson extends Omit<RoutedPerson, 'presence' | 'open' | 'lastGivenMs'> {
  readonly worksAt: (atMs: number) => boolean;
}

export interface Replayed {
  readonly people: readonly PastPerson[];
  readonly queues: ReadonlyMap<string, RoutingQueue>;
  /** kinds that are given to people at all */
  readonly kinds: readonly WorkKind[];
  /** moments between its beginning and its end at which somebody begins or stops to work, in milliseconds */
  readonly shiftsMs: readonly number[];
  readonly untilMs: number;
}

/** What became of one: who got it, and after how long; or nobody, because it ended before or since nobody could take it. */
export interface PastOutcome {
  readonly work: PastWork;
  readonly result:
    | { readonly outcome: 'given'; readonly uid: string; readonly waitedMs: number }
    | { readonly outcome: 'ended' | 'nobody' | 'not-given' };
}

const NOBODY: Routed = { outcome: 'nobody', pools: [] };

/** What decides who is asked for a piece of work: its kind, its queue, and whose waits are over. */
function askedOf(
  { kind, teamRef, sinceMs, passedOver }: PastWork,
  queues: Replayed['queues'],
  nowMs: number,
): string {
  const queue = queues.get(teamRef) ?? queues.get('');
  const readyMs = sinceMs + (queue?.waitMs[kind] ?? 0);
  const helpedMs = readyMs + (queue?.overflow?.afterMs[kind] ?? 0);
  return `${kind} ${queue?.ref} ${nowMs >= readyMs} ${nowMs >= helpedMs} ${passedOver}`;
}

/** Holds who has what while time goes on. */
class Course {
  private facts: RoutingFacts;
  private readonly results = new Map<string, PastOutcome['result']>();
  private readonly held = new Map<string, { readonly uid: string; readonly work: PastWork }>();
  private waiting: PastWork[] = [];

  constructor(private readonly replayed: Replayed) {
    const idle = { chat: 0, ticket: 0 };
    const people = replayed.people.map(({ worksAt: _worksAt, ...person }): [string, RoutedPerson] => [
      person.uid,
      { ...person, presence: 'here', open: idle, lastGivenMs: idle },
    ]);
    this.facts = { people: new Map(people), queues: replayed.queues };
  }

  begin(works: readonly PastWork[]): void {
    if (works.length > 0) this.waiting = [...this.waiting, ...works].toSorted(byTurn);
  }

  /** What has ended by now leaves whoever has it, and the queue. */
  end(nowMs: number): void {
    const isOver = ({ endedMs }: PastWork) => endedMs !== null && endedMs <= nowMs;
    for (const work of this.waiting) if (isOver(work)) this.results.set(work.id, { outcome: 'ended' });
    this.waiting = this.waiting.filter((work) => !isOver(work));
    for (const [id, { uid, work }] of this.held) {
      if (!isOver(work)) continue;
      this.held.delete(id);
      this.change(uid, ({ open }) => ({ open: { ...open, [work.kind]: open[work.kind] - 1 } }));
    }
  }

  /** Who works now: of the past nobody knows who was there. */
  shift(nowMs: number): void {
    const works = new Map(this.replayed.people.map(({ uid, worksAt }) => [uid, worksAt(nowMs)]));
    const people = [...this.facts.people].map(([uid, person]): [string, RoutedPerson] => [
      uid,
      { ...person, presence: works.get(uid) ? 'here' : 'off-duty' },
    ]);
    this.facts = { ...this.facts, people: new Map(people) };
  }

  give(nowMs: number): void {
    const left: PastWork[] = [];
    // Until the next moment people only get busier: whom nobody could take of a queue, nobody can take after it.
    const untaken = new Set<string>();
    for (const work of this.waiting) {
      const asked = askedOf(work, this.facts.queues, nowMs);
      const routed = untaken.has(asked) ? NOBODY : route(work, this.facts, nowMs);
      if (routed.outcome === 'nobody') untaken.add(asked);
      if (routed.outcome !== 'given') {
        left.push(work);
        continue;
      }
      const { uid } = routed.choice;
      this.facts = withGiven(this.facts, { uid, kind: work.kind, atMs: nowMs });
      this.held.set(work.id, { uid, work });
      this.results.set(work.id, { outcome: 'given', uid, waitedMs: nowMs - work.sinceMs });
    }
    this.waiting = left;
  }

  resultOf = ({ id }: PastWork): PastOutcome['result'] => this.results.get(id) ?? { outcome: 'nobody' };

  private change(uid: string, changed: (person: RoutedPerson) => Partial<RoutedPerson>): void {
    const person = this.facts.people.get(uid);
    if (person === undefined) return;
    const people = new Map(this.facts.people).set(uid, { ...person, ...changed(person) });
    this.facts = { ...this.facts, people };
  }
}

/** When something may come of a piece of work: its waits are over, or it ends. */
function momentsOf(work: PastWork, queues: Replayed['queues']): number[] {
  const queue = queues.get(work.teamRef) ?? queues.get('');
  const readyMs = work.sinceMs + (queue?.waitMs[work.kind] ?? 0);
  const helpedMs = readyMs + (queue?.overflow?.afterMs[work.kind] ?? 0);
  return [readyMs, helpedMs, ...(work.endedMs === null ? [] : [work.endedMs])];
}

/**
 * What would have become of past chats and tickets under some rules (D-137), if nobody had taken any themselves and each had
 * ended when it did. People are those of today, and work when their hours say so. Only moments at which something can change are
 * looked at, so that a week takes no longer than what happened in it.
 */
export function replay(works: readonly PastWork[], replayed: Replayed): PastOutcome[] {
  const { kinds, queues, shiftsMs, untilMs } = replayed;
  const given = works
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => one.sinceMs - other.sinceMs || (one.id < other.id ? -1 : 1));
  const moments = [...new Set([...given.flatMap((work) => momentsOf(work, queues)), ...shiftsMs])]
    .filter((ms) => ms <= untilMs)
    .toSorted((one, other) => one - other);
  const course = new Course(replayed);
  const shifts = new Set(shiftsMs);
  let next = 0;
  for (const [index, nowMs] of moments.entries()) {
    const first = next;
    while ((given[next]?.sinceMs ?? Number.POSITIVE_INFINITY) <= nowMs) next += 1;
    course.begin(given.slice(first, next));
    course.end(nowMs);
    if (index === 0 || shifts.has(nowMs)) course.shift(nowMs);
    course.give(nowMs);
  }
  return works.map((work) => ({
    work,
    result: kinds.includes(work.kind) ? course.resultOf(work) : { outcome: 'not-given' },
  }));
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeFacts, makeQueue } from '../testing/routing';
import { type RoutedPerson, type RoutedWork, type RoutingFacts, WORK_KINDS, withGiven } from './facts';
import { route } from './route';

const SKILLS = ['german', 'repairs'];
const TEAMS = ['shop', 'night', 'gone'];
const UIDS = ['ada', 'bo', 'cleo', 'dan', 'eve', 'fay'];

const anyCount = (max: number) => fc.record({ chat: fc.nat(max), ticket: fc.nat(max) });

const mostly = fc.constantFrom(true, true, true, false);

const anyPerson = (uid: string): fc.Arbitrary<RoutedPerson> =>
  fc.record({
    uid: fc.constant(uid),
    presence: fc.constantFrom('here', 'here', 'assign-only', 'away', 'off-duty', 'gone'),
    hasRight: fc.record({ chat: mostly, ticket: mostly }),
    skills: fc.subarray(SKILLS),
    capacity: anyCount(6),
    open: anyCount(4),
    lastGivenMs: anyCount(3),
  });

const anyQueue = (ref: string) =>
  fc
    .record({
      members: fc.subarray(UIDS),
      waitMs: anyCount(5),
      overflow: fc.option(fc.record({ ref: fc.constantFrom('', ...TEAMS), afterMs: anyCount(5) })),
      skills: fc.subarray(SKILLS),
    })
    .map((changes) => makeQueue(ref, changes));

const anyWork: fc.Arbitrary<RoutedWork> = fc.record({
  kind: fc.constantFrom(...WORK_KINDS),
  teamRef: fc.constantFrom('', ...TEAMS),
  sinceMs: fc.nat(5),
  passedOver: fc.constantFrom('', ...UIDS),
});

const anyFacts: fc.Arbitrary<RoutingFacts> = fc
  .tuple(fc.tuple(...UIDS.map(anyPerson)), fc.tuple(anyQueue('shop'), anyQueue('night')))
  .map(([people, queues]) => makeFacts(people, queues));

it('gives nobody more than they can have, or who is absent, however much there is', () => {
  let given = 0;
  fc.assert(
    fc.property(anyFacts, fc.array(anyWork, { minLength: 10, maxLength: 40 }), (before, works) => {
      let facts = before;
      for (const work of works) {
        const routed = route(work, facts, 20);
        if (routed.outcome !== 'given') continue;
        given += 1;
        const { uid } = routed.choice;
        const person = facts.people.get(uid);
        expect(['here', 'assign-only']).toContain(person?.presence);
        expect(person?.hasRight[work.kind]).toBe(true);
        expect(uid).not.toBe(work.passedOver);
        facts = withGiven(facts, { uid, kind: work.kind, atMs: 20 });
        const { open, capacity } = facts.people.get(uid) ?? {};
        expect(open?.[work.kind]).toBeLessThanOrEqual(capacity?.[work.kind] ?? -1);
      }
    }),
  );
  // A property of nothing would hold as well.
  expect(given).toBeGreaterThan(100);
});

it('answers the same facts the same, in whatever order they come', () => {
  fc.assert(
    fc.property(anyFacts, anyWork, fc.nat(20), (facts, work, nowMs) => {
      const turned: RoutingFacts = {
        people: new Map([...facts.people].toReversed()),
        queues: new Map(
          [...facts.queues]
            .toReversed()
            .map(([ref, queue]) => [ref, { ...queue, members: queue.members?.toReversed() ?? null }]),
        ),
      };
      expect(route(work, turned, nowMs)).toEqual(route(work, facts, nowMs));
    }),
  );
});

it('finds somebody if a plain search does, and then the same one', () => {
  fc.assert(
    fc.property(anyFacts, anyWork, fc.nat(20), (facts, work, nowMs) => {
      const { kind } = work;
      const queue = facts.queues.get(work.teamRef) ?? makeQueue('');
      const waited = nowMs - work.sinceMs;
      const isOver = waited >= queue.waitMs[kind] + (queue.overflow?.afterMs[kind] ?? 0);
      const helping = facts.queues.get(queue.overflow?.ref ?? '')?.members ?? UIDS;
      const rounds = [queue.members ?? UIDS, ...(queue.overflow !== null && isOver ? [helping] : [])];
      const [first] = rounds.flatMap((uids) =>
        uids
          .flatMap((uid) => facts.people.get(uid) ?? [])
          .filter(
            (one) =>
              ['here', 'assign-only'].includes(one.presence) &&
              one.hasRight[kind] &&
              one.uid !== work.passedOver &&
              queue.skills.every((skill) => one.skills.includes(skill)) &&
              one.open[kind] < one.capacity[kind],
          )
          .toSorted(
            (one, other) =>
              one.open[kind] - other.open[kind] ||
              one.lastGivenMs[kind] - other.lastGivenMs[kind] ||
              one.uid.localeCompare(other.uid),
          ),
      );
      const routed = route(work, facts, nowMs);
      const expected = waited < queue.waitMs[kind] ? undefined : first?.uid;
      expect(routed.outcome === 'given' ? routed.choice.uid : undefined).toBe(expected);
    }),
  );
});

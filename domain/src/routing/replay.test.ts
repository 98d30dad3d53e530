import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeQueue, makeRouted, makeWork } from '../testing/routing';
import { WORK_KINDS } from './facts';
import { shiftsBetween, worksBy } from './past-hours';
import { type PastPerson, type PastWork, type Replayed, replay } from './replay';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const each = (count: number) => ({ chat: count, ticket: count });

const person = (uid: string, changes: Partial<PastPerson> = {}): PastPerson => {
  const { presence: _presence, open: _open, lastGivenMs: _last, ...known } = makeRouted(uid);
  return { ...known, worksAt: () => true, ...changes };
};
const past = (id: string, sinceMs: number, changes: Partial<PastWork> = {}): PastWork => ({
  ...makeWork({ sinceMs }),
  ...{ id, level: 2, endedMs: null },
  ...changes,
});
const world = (people: readonly PastPerson[], changes: Partial<Replayed> = {}): Replayed => ({
  people,
  queues: new Map([['', makeQueue('', { waitMs: each(MINUTE_MS) })]]),
  kinds: WORK_KINDS,
  shiftsMs: [],
  untilMs: 24 * HOUR_MS,
  ...changes,
});
const outcomes = (works: readonly PastWork[], replayed: Replayed) =>
  replay(works, replayed).map(({ work, result }) => [
    work.id,
    result.outcome === 'given' ? `${result.uid} after ${result.waitedMs / MINUTE_MS}` : result.outcome,
  ]);

describe('a replay (D-137)', () => {
  it('gives what waited, the longest waiting first, once somebody has room', () => {
    const ada = person('ada', { capacity: each(1) });
    const works = [
      past('second', 10 * MINUTE_MS),
      past('first', 0, { endedMs: 30 * MINUTE_MS }),
      past('short', 2 * MINUTE_MS, { endedMs: 5 * MINUTE_MS }),
      past('third', 12 * MINUTE_MS),
    ];
    expect(outcomes(works, world([ada]))).toEqual([
      ['second', 'ada after 20'],
      ['first', 'ada after 1'],
      ['short', 'ended'],
      ['third', 'nobody'],
    ]);
  });

  it('gives what is more urgent before what has waited longer', () => {
    const ada = person('ada', { capacity: each(1) });
    const works = [
      past('low', 0, { level: 1, endedMs: 90 * MINUTE_MS }),
      past('old', MINUTE_MS, { endedMs: 60 * MINUTE_MS }),
      past('urgent', 5 * MINUTE_MS, { level: 4, endedMs: 40 * MINUTE_MS }),
      past('new', 2 * MINUTE_MS, { endedMs: 70 * MINUTE_MS }),
    ];
    const late = { ...ada, worksAt: (atMs: number) => atMs >= 30 * MINUTE_MS };
    expect(outcomes(works, world([late], { shiftsMs: [30 * MINUTE_MS] }))).toEqual([
      ['low', 'ada after 70'],
      ['old', 'ada after 39'],
      ['urgent', 'ada after 25'],
      ['new', 'ada after 58'],
    ]);
  });

  it('of much that nobody can take looks at little, and gives the same', () => {
    let looks = 0;
    const people = Array.from({ length: 200 }, (_, index) => person(`p${index}`, { capacity: each(1) }));
    const counted = people.map((one) => ({
      ...one,
      get skills() {
        looks += 1;
        return [];
      },
    }));
    const works = Array.from({ length: 1_000 }, (_, index) => past(`w${index}`, index * MINUTE_MS));
    const queues = new Map([['', makeQueue('', { skills: ['german'] })]]);
    expect(outcomes(works, world(counted, { queues })).every(([, what]) => what === 'nobody')).toBe(true);
    expect(looks).toBeLessThan(1_000);
  });

  it('leaves work until somebody works, and gives no kind that is not given', () => {
    const early = person('early', { worksAt: (atMs) => atMs >= HOUR_MS });
    const replayed = world([early], { shiftsMs: [HOUR_MS], kinds: ['chat'] });
    expect(outcomes([past('chat', 0), past('ticket', 0, { kind: 'ticket' })], replayed)).toEqual([
      ['chat', 'early after 60'],
      ['ticket', 'not-given'],
    ]);
  });

  it('lets others help out later', () => {
    const queues = new Map([
      ['', makeQueue('')],
      ['day', makeQueue('day', { members: [], overflow: { ref: '', afterMs: each(7 * MINUTE_MS) } })],
    ]);
    expect(outcomes([past('a', 0, { teamRef: 'day' })], world([person('ada')], { queues }))).toEqual([
      ['a', 'ada after 7'],
    ]);
  });

  it('never has anybody with more than they get at most, at any moment', () => {
    const anyWork = fc.record({
      sinceMs: fc.nat(500),
      lasts: fc.option(fc.nat(300)),
      kind: fc.constantFrom(...WORK_KINDS),
    });
    fc.assert(
      fc.property(
        fc.array(anyWork, { minLength: 5, maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (drawn, most) => {
          const works = drawn.map(({ sinceMs, lasts, kind }, index) =>
            past(`w${index}`, sinceMs, { kind, endedMs: lasts === null ? null : sinceMs + lasts }),
          );
          const people = ['ada', 'bo'].map((uid) => person(uid, { capacity: each(most) }));
          const queues = new Map([['', makeQueue('', { waitMs: each(20) })]]);
          const results = replay(works, world(people, { queues, untilMs: 1_000 }));
          const held = results.flatMap(({ work, result }) =>
            result.outcome === 'given' ? [{ work, ...result, fromMs: work.sinceMs + result.waitedMs }] : [],
          );
          for (const { fromMs, uid, work } of held) {
            const atOnce = held.filter(
              (other) =>
                other.uid === uid &&
                other.work.kind === work.kind &&
                other.fromMs <= fromMs &&
                (other.work.endedMs ?? Number.POSITIVE_INFINITY) > fromMs,
            );
            expect(atOnce.length).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});

describe('when people work, by business hours', () => {
  const office = {
    ...{ ref: 'office', name: 'Office', timeZone: 'UTC', holidays: [], exceptions: [] },
    weekly: [{ day: 1, from: 540, to: 1_020 }],
  };
  const night = { ...office, ref: 'night', name: 'Night', weekly: [{ day: 1, from: 1_320, to: 1_440 }] };
  const hours = { calendars: [night, office], default_ref: 'office', version: 1 };
  const MONDAY = Date.UTC(2026, 5, 1);
  const teams = [{ ref: 't', name: 'T', member_uids: ['cleo'], calendar_ref: 'night' }];

  it('goes by the calendars of their teams, or else the default one', () => {
    const at = (uid: string, hour: number) => worksBy(uid, hours, teams)(MONDAY + hour * HOUR_MS);
    expect([at('ada', 10), at('ada', 23), at('cleo', 10), at('cleo', 23)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(worksBy('ada', { ...hours, calendars: [] }, teams)(MONDAY)).toBe(true);
  });

  it('changes when a calendar opens or closes', () => {
    const shifts = shiftsBetween(hours, MONDAY, MONDAY + 24 * HOUR_MS).map((ms) => (ms - MONDAY) / HOUR_MS);
    expect(shifts.toSorted((one, other) => one - other)).toEqual([9, 17, 22, 24]);
  });
});

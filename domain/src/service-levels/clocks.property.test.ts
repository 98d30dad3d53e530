import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Calendar } from '../hours/calendar';
import { countedBetween, type Pace, reachedAt, runsOf, type Stretch } from './run-clock';

/** What a clock that runs in these stretches has counted before a moment. */
const countedBefore = (runs: readonly Stretch[], pace: Pace, nowMs: number): number =>
  runs.reduce(
    (sum, { fromMs, toMs }) => sum + countedBetween(pace, fromMs, Math.min(toMs ?? nowMs, nowMs)),
    0,
  );

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = Date.parse('2026-03-27T00:00:00Z');

/** Clocks of Berlin and of Lord Howe change within the days that are looked at. */
const calendar: fc.Arbitrary<Calendar> = fc
  .record({
    timeZone: fc.constantFrom(
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Asia/Kolkata',
      'Pacific/Apia',
    ),
    weekly: fc.array(
      fc
        .record({
          day: fc.integer({ min: 1, max: 7 }),
          from: fc.integer({ min: 0, max: 1_439 }),
          length: fc.integer({ min: 30, max: 1_440 }),
        })
        .map(({ day, from, length }) => ({ day, from, to: from + length })),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map((parts) => ({ ...parts, holidays: [], exceptions: [] }));
const pace: fc.Arbitrary<Pace> = fc.option(calendar);

const moment = fc.integer({ min: 0, max: 10 * 1_440 }).map((minute) => START + minute * MINUTE);

/** Pauses one after another, all of which end. */
const pauses: fc.Arbitrary<Stretch[]> = fc
  .uniqueArray(moment, { minLength: 0, maxLength: 8 })
  .map((moments) => moments.toSorted((one, other) => one - other))
  .map((moments) =>
    moments.flatMap((fromMs, index) => {
      const toMs = moments[index + 1];
      return index % 2 === 0 && toMs !== undefined ? { fromMs, toMs } : [];
    }),
  );

const target = fc.integer({ min: 1, max: 3 * 1_440 }).map((minutes) => minutes * MINUTE);

it('counts every minute once: what ran and what was paused make up the whole', () => {
  fc.assert(
    fc.property(pace, pauses, moment, (by, paused, fromMs) => {
      const end = START + 12 * DAY;
      const runs = runsOf({ fromMs, toMs: end }, paused);
      const within = paused.reduce(
        (sum, pause) =>
          sum + countedBetween(by, Math.max(pause.fromMs, fromMs), Math.max(pause.toMs ?? end, fromMs)),
        0,
      );
      expect(countedBefore(runs, by, end) + within).toBe(countedBetween(by, fromMs, end));
    }),
  );
});

it('is due exactly when its target has been counted', () => {
  fc.assert(
    fc.property(pace, pauses, moment, target, (by, paused, fromMs, ms) => {
      const runs = runsOf({ fromMs, toMs: null }, paused);
      const due = reachedAt(runs, by, ms);
      if (due === null) return;
      expect(countedBefore(runs, by, due)).toBe(ms);
      expect(countedBefore(runs, by, due - 1)).toBeLessThan(ms);
    }),
  );
});

it('is never due sooner for a pause, and has as much left after it as before', () => {
  fc.assert(
    fc.property(
      pace,
      moment,
      target,
      moment,
      fc.integer({ min: 1, max: 5_000 }),
      (by, fromMs, ms, pausedMs, minutes) => {
        const pause = { fromMs: pausedMs, toMs: pausedMs + minutes * MINUTE };
        const stretch = { fromMs, toMs: null };
        const [without, withPause] = [runsOf(stretch, []), runsOf(stretch, [pause])];
        const [due, later] = [reachedAt(without, by, ms), reachedAt(withPause, by, ms)];
        if (due !== null && later !== null) expect(later).toBeGreaterThanOrEqual(due);
        expect(countedBefore(withPause, by, pause.toMs)).toBe(countedBefore(withPause, by, pause.fromMs));
      },
    ),
  );
});

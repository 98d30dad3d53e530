import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calendar, Interval } from './calendar';
import { addWorkingTime, isOpen, nextClosing, nextOpening, workingTimeBetween } from './working-time';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Zones with days on which their clocks change, if they do: by half an hour, by a day, at midnight. */
const ZONES: readonly (readonly [zone: string, ...days: readonly string[]])[] = [
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['America/St_Johns', '2026-03-08', '2026-11-01'],
  ['Asia/Kolkata', '2026-03-29'],
  ['Pacific/Apia', '2011-12-30', '2011-09-24'],
  ['America/Sao_Paulo', '2018-11-04', '2018-02-18'],
];

/** The day and the minute that clocks show, read in another way than the engine does. */
function clocks(atMs: number, format: Intl.DateTimeFormat) {
  const [date = '', time = ''] = format.format(atMs).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minute: hour * 60 + minute };
}

const dayBefore = (date: string) => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

function hoursThatBegin(date: string, { weekly, holidays, exceptions }: Calendar): readonly Interval[] {
  const own = exceptions.find((one) => one.date === date);
  if (own !== undefined) return own.intervals;
  const isHoliday = holidays.some((one) =>
    one.isYearly ? one.date.slice(5) === date.slice(5) : one.date === date,
  );
  const weekday = new Date(date).getUTCDay();
  return isHoliday ? [] : weekly.filter(({ day }) => day % 7 === weekday);
}

/** Says for each minute by itself, and for no other reason than its clocks, whether it is working time. */
function oracle(calendar: Calendar) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: calendar.timeZone, dateStyle: 'short', timeStyle: 'short' },
  });
  return (atMs: number): boolean => {
    const { date, minute } = clocks(atMs, format);
    const isIn = (at: number) => (one: Interval) => one.from <= at && at < one.to;
    return (
      hoursThatBegin(date, calendar).some(isIn(minute)) ||
      hoursThatBegin(dayBefore(date), calendar).some(isIn(minute + DAY_MINUTES))
    );
  };
}

const interval = fc
  .tuple(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), fc.integer({ min: 1, max: DAY_MINUTES }))
  .map(([from, length]) => ({ from, to: Math.min(from + length, 2 * DAY_MINUTES) }));

/** Dates around a day, so that holidays and exceptions meet what is looked at. */
const dateNear = (day: string) =>
  fc
    .integer({ min: -2, max: 2 })
    .map((days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10));

const calendarNear = (timeZone: string, day: string): fc.Arbitrary<Calendar> =>
  fc.record({
    timeZone: fc.constant(timeZone),
    weekly: fc.array(
      fc.tuple(interval, fc.integer({ min: 1, max: 7 })).map(([one, weekday]) => ({ ...one, day: weekday })),
      { maxLength: 12 },
    ),
    holidays: fc.array(
      fc.record({ date: dateNear(day), name: fc.constant('Rest'), isYearly: fc.boolean() }),
      {
        maxLength: 2,
      },
    ),
    exceptions: fc.uniqueArray(
      fc.record({ date: dateNear(day), intervals: fc.array(interval, { maxLength: 2 }) }),
      { maxLength: 2, selector: ({ date }) => date },
    ),
  });

const anyCase = fc
  .constantFrom(...ZONES.flatMap(([zone, ...days]) => days.map((day) => [zone, day] as const)))
  .chain(([zone, day]) =>
    fc.record({
      calendar: calendarNear(zone, day),
      /** the middle of the day, in some zone */
      noonMs: fc.constant(Date.parse(`${day}T12:00:00Z`)),
    }),
  );

/** From two days before to two days after, in minutes. */
const offset = fc.integer({ min: -2 * DAY_MINUTES, max: 2 * DAY_MINUTES });

describe('working time across changes of the clocks', () => {
  it('is every minute that the clocks show in working hours, once for each time that they show it', () => {
    fc.assert(
      fc.property(anyCase, ({ calendar, noonMs }) => {
        const isWorking = oracle(calendar);
        const firstMs = noonMs - DAY_MS;
        const minutes = Array.from({ length: 2 * DAY_MINUTES }, (_, index) => firstMs + index * MINUTE_MS);
        const wanted = minutes.map(isWorking);
        expect(minutes.map((ms) => isOpen(calendar, ms))).toEqual(wanted);
        expect(workingTimeBetween(calendar, firstMs, firstMs + 2 * DAY_MS)).toBe(
          wanted.filter(Boolean).length * MINUTE_MS,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('adds up, wherever a time is divided', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.array(offset, { minLength: 3, maxLength: 3 }),
        ({ calendar, noonMs }, offsets) => {
          const [from = 0, middle = 0, to = 0] = offsets
            .toSorted((one, other) => one - other)
            .map((minutes) => noonMs + minutes * MINUTE_MS);
          const between = (start: number, end: number) => workingTimeBetween(calendar, start, end);
          expect(between(from, middle) + between(middle, to)).toBe(between(from, to));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is passed at the first moment by which it has passed', () => {
    fc.assert(
      fc.property(
        anyCase,
        offset,
        fc.integer({ min: 1, max: DAY_MS / 2 }),
        ({ calendar, noonMs }, minutes, ms) => {
          const fromMs = noonMs + minutes * MINUTE_MS;
          const atMs = addWorkingTime(calendar, fromMs, ms);
          if (atMs === null) {
            expect(calendar.weekly).toEqual([]);
            return;
          }
          expect(workingTimeBetween(calendar, fromMs, atMs)).toBe(ms);
          expect(workingTimeBetween(calendar, fromMs, atMs - 1)).toBe(ms - 1);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('begins and ends where nothing of it, or nothing else, lies before', () => {
    fc.assert(
      fc.property(anyCase, offset, ({ calendar, noonMs }, minutes) => {
        const fromMs = noonMs + minutes * MINUTE_MS;
        const [opensAt, closesAt] = [nextOpening(calendar, fromMs), nextClosing(calendar, fromMs)];
        if (opensAt !== null) {
          expect(isOpen(calendar, opensAt)).toBe(true);
          expect(workingTimeBetween(calendar, fromMs, opensAt)).toBe(0);
        }
        if (closesAt !== null) {
          expect(isOpen(calendar, closesAt)).toBe(false);
          expect(workingTimeBetween(calendar, fromMs, closesAt)).toBe(closesAt - fromMs);
        }
      }),
      { numRuns: 500 },
    );
  });
});

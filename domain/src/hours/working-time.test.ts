import { describe, expect, it } from 'vitest';
import type { Calendar, WeeklyInterval } from './calendar';
import { addWorkingTime, isOpen, nextClosing, nextOpening, workingTimeBetween } from './working-time';

const HOUR = 60;
const HOUR_MS = 3_600_000;
const WORKDAYS = [1, 2, 3, 4, 5];

const onDays = (days: readonly number[], from: number, to: number): WeeklyInterval[] =>
  days.map((day) => ({ day, from: from * HOUR, to: to * HOUR }));

const calendar = (parts: Partial<Calendar> = {}): Calendar => ({
  timeZone: 'Europe/Berlin',
  weekly: onDays(WORKDAYS, 9, 18),
  holidays: [],
  exceptions: [],
  ...parts,
});

const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));

describe('working hours of a week', () => {
  const office = calendar();

  it('are those of the clocks of the zone, from the first minute on and before the last', () => {
    expect(isOpen(office, at('2026-11-30T07:59:59.999Z'))).toBe(false);
    expect(isOpen(office, at('2026-11-30T08:00:00Z'))).toBe(true);
    expect(isOpen(office, at('2026-11-30T16:59:59.999Z'))).toBe(true);
    expect(isOpen(office, at('2026-11-30T17:00:00Z'))).toBe(false);
  });

  it('open next on Monday after a Friday evening, and close in the evening', () => {
    expect(iso(nextOpening(office, at('2026-11-27T19:00:00Z')))).toBe('2026-11-30T08:00');
    expect(iso(nextClosing(office, at('2026-11-30T10:00:00Z')))).toBe('2026-11-30T17:00');
  });

  it('are open now if asked when they open next, and closed now if asked when they close next', () => {
    expect(iso(nextOpening(office, at('2026-11-30T10:30:00Z')))).toBe('2026-11-30T10:30');
    expect(iso(nextClosing(office, at('2026-11-28T10:30:00Z')))).toBe('2026-11-28T10:30');
  });

  it('count between two moments, the weekend left out', () => {
    expect(workingTimeBetween(office, at('2026-11-27T16:00:00Z'), at('2026-11-30T09:00:00Z'))).toBe(
      2 * HOUR_MS,
    );
    expect(workingTimeBetween(office, at('2026-11-30T09:00:00Z'), at('2026-11-27T16:00:00Z'))).toBe(0);
  });

  it('have passed in the next week, if they began before the weekend', () => {
    expect(iso(addWorkingTime(office, at('2026-11-27T16:00:00Z'), 2 * HOUR_MS))).toBe('2026-11-30T09:00');
    expect(iso(addWorkingTime(office, at('2026-11-27T16:00:00Z'), HOUR_MS))).toBe('2026-11-27T17:00');
    expect(iso(addWorkingTime(office, at('2026-11-28T12:00:00Z'), 0))).toBe('2026-11-28T12:00');
  });

  it('may be several of one day, of which what overlaps counts once and what touches is one', () => {
    const split = calendar({
      weekly: [...onDays([1], 9, 12), ...onDays([1], 11, 13), ...onDays([1], 13, 14), ...onDays([1], 16, 18)],
    });
    const [monday, tuesday] = [at('2026-11-30T00:00:00Z'), at('2026-12-01T00:00:00Z')];
    expect(workingTimeBetween(split, monday, tuesday)).toBe(7 * HOUR_MS);
    expect(iso(nextClosing(split, at('2026-11-30T08:00:00Z')))).toBe('2026-11-30T13:00');
    expect(iso(nextOpening(split, at('2026-11-30T13:30:00Z')))).toBe('2026-11-30T15:00');
  });
});

describe('a night shift', () => {
  const nights = calendar({ weekly: onDays([5], 22, 30) });

  it('lasts past midnight into a day that has no hours of its own', () => {
    expect(isOpen(nights, at('2026-11-27T23:30:00Z'))).toBe(true);
    expect(isOpen(nights, at('2026-11-28T04:59:00Z'))).toBe(true);
    expect(isOpen(nights, at('2026-11-28T05:00:00Z'))).toBe(false);
    expect(iso(nextClosing(nights, at('2026-11-27T21:00:00Z')))).toBe('2026-11-28T05:00');
  });

  it('lasts an hour longer when the clocks go back in it, and an hour less when they go forward', () => {
    const saturdays = calendar({ weekly: onDays([6], 22, 30) });
    const length = (from: string, to: string) => workingTimeBetween(saturdays, at(from), at(to)) / HOUR_MS;
    expect(length('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(9);
    expect(length('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(7);
  });

  it('is there twice if it lies in the hour that the clocks repeat, and not at all in one they leave out', () => {
    const early = calendar({ weekly: [{ day: 7, from: 2 * HOUR, to: 3 * HOUR }] });
    const length = (day: string) =>
      workingTimeBetween(early, at(`${day}T00:00:00Z`), at(`${day}T06:00:00Z`)) / HOUR_MS;
    expect(['2026-10-18', '2026-10-25', '2026-03-29'].map(length)).toEqual([1, 2, 0]);
  });

  it('of the evening before a holiday is worked to its end, and the one of the holiday is not', () => {
    const daily = calendar({
      weekly: onDays([...WORKDAYS, 6, 7], 22, 30),
      holidays: [{ date: '2026-12-25', name: 'Christmas', isYearly: true }],
    });
    expect(isOpen(daily, at('2026-12-25T04:00:00Z'))).toBe(true);
    expect(iso(nextOpening(daily, at('2026-12-25T06:00:00Z')))).toBe('2026-12-26T21:00');
  });
});

describe('holidays and exceptions', () => {
  it('close a day, of one year or of every year', () => {
    const once = { date: '2026-12-25', name: 'Christmas', isYearly: false };
    const noon = (year: number) => at(`${year}-12-25T12:00:00Z`);
    const open = (holidays: Calendar['holidays']) =>
      [2025, 2026, 2028].map((year) => isOpen(calendar({ holidays }), noon(year)));
    expect(open([])).toEqual([true, true, true]);
    expect(open([once])).toEqual([true, false, true]);
    expect(open([{ ...once, isYearly: true }])).toEqual([false, false, false]);
  });

  it('have the last word in the form of an exception, which opens a day, closes it or gives it other hours', () => {
    const own = calendar({
      holidays: [{ date: '2026-12-24', name: 'Christmas Eve', isYearly: true }],
      exceptions: [
        { date: '2026-12-24', intervals: [{ from: 9 * HOUR, to: 12 * HOUR }] },
        { date: '2026-12-28', intervals: [] },
        { date: '2026-12-27', intervals: [{ from: 10 * HOUR, to: 11 * HOUR }] },
      ],
    });
    const hours = (day: string) =>
      workingTimeBetween(own, at(`${day}T00:00:00Z`), at(`${day}T00:00:00Z`) + 24 * HOUR_MS) / HOUR_MS;
    expect(['2026-12-23', '2026-12-24', '2026-12-27', '2026-12-28'].map(hours)).toEqual([9, 3, 1, 0]);
  });

  it('on the 29th of February come in leap years alone', () => {
    const leap = calendar({ holidays: [{ date: '2024-02-29', name: 'Leap day', isYearly: true }] });
    expect(isOpen(leap, at('2028-02-29T12:00:00Z'))).toBe(false);
    expect(isOpen(leap, at('2027-03-01T12:00:00Z'))).toBe(true);
  });
});

describe('a calendar', () => {
  it('without hours never opens and has no working time', () => {
    const closed = calendar({ weekly: [] });
    const now = at('2026-11-30T12:00:00Z');
    expect(nextOpening(closed, now)).toBeNull();
    expect(addWorkingTime(closed, now, 1)).toBeNull();
    expect(workingTimeBetween(closed, now, now + 1_000 * HOUR_MS)).toBe(0);
  });

  it('that opens on one day a year has its time, however long that takes, up to fifty years', () => {
    const rare = calendar({
      weekly: [],
      exceptions: [{ date: '2027-05-01', intervals: [{ from: 0, to: 60 }] }],
    });
    const now = at('2026-11-30T12:00:00Z');
    expect(iso(addWorkingTime(rare, now, HOUR_MS))).toBe('2027-04-30T23:00');
    expect(addWorkingTime(rare, now, HOUR_MS + 1)).toBeNull();
    expect(addWorkingTime(calendar(), now, 200_000 * HOUR_MS)).toBeNull();
  });

  it('that is always open never closes', () => {
    const always = calendar({ weekly: onDays([...WORKDAYS, 6, 7], 0, 24) });
    const now = at('2026-11-30T12:34:56.789Z');
    expect(nextClosing(always, now)).toBeNull();
    expect(nextOpening(always, now)).toBe(now);
    expect(addWorkingTime(always, now, 12_345_678)).toBe(now + 12_345_678);
  });

  it('leaves out a day that its zone leaves out', () => {
    // Samoa went from Thursday, 29 December 2011, to Saturday, the 31st.
    const samoa = calendar({ timeZone: 'Pacific/Apia', weekly: onDays([4, 5, 6], 9, 10) });
    const from = at('2011-12-29T00:00:00Z');
    expect(workingTimeBetween(samoa, from, from + 72 * HOUR_MS)).toBe(2 * HOUR_MS);
  });
});

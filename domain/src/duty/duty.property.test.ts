import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusinessHours } from '../entities/business-hours';
import type { DutyPlan } from '../entities/duty';
import { isOpen } from '../hours/working-time';
import { dayAt } from '../predicate/times';
import { dayAfter } from '../time/later-times';
import { type DutyPerson, dutyOf, isOffDuty, isOutOfOffice } from './duty';
import { periodsFault } from './duty-plan';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
const zone = fc.constantFrom(...ZONES);
const START = Date.UTC(2026, 0, 1);
const moment = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minutes) => START + minutes * 60_000);

/** Hours that begin on a weekday, many of them past midnight. */
const interval = fc
  .record({
    day: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    length: fc.integer({ min: 1, max: 1_439 }),
  })
  .map(({ day, from, length }) => ({ day, from, to: from + length }));
const calendarNamed = (ref: string) =>
  fc.record({ timeZone: zone, weekly: fc.array(interval, { maxLength: 6 }) }).map((hours) => ({
    ...{ ref, name: ref, holidays: [], exceptions: [] },
    ...hours,
  }));
const hours: fc.Arbitrary<BusinessHours> = fc
  .tuple(calendarNamed('day'), calendarNamed('night'))
  .map((calendars) => ({ calendars, default_ref: 'day', version: 1 }));

/** Days out of office that follow each other, with gaps. */
const plan: fc.Arbitrary<DutyPlan> = fc
  .record({
    calendar_ref: fc.constantFrom('', 'day', 'night', 'gone'),
    time_zone: zone,
    first: fc.integer({ min: 0, max: 300 }),
    lengths: fc.array(
      fc.record({ gap: fc.integer({ min: 1, max: 60 }), days: fc.integer({ min: 0, max: 20 }) }),
      { maxLength: 10 },
    ),
  })
  .map(({ first, lengths, ...rest }) => {
    let day = dayAfter('2026-01-01', first);
    const periods = lengths.map(({ gap, days }, index) => {
      const from = dayAfter(day, gap);
      const until = dayAfter(from, days);
      day = until;
      return { ref: `p${index}`, from, until, reason: '', substitute_ref: 'june' };
    });
    return { ...rest, periods, version: 1 };
  });
const person: fc.Arbitrary<DutyPerson> = fc.record({
  plan: fc.option(plan, { nil: undefined }),
  teamCalendars: fc.array(fc.constantFrom(undefined, 'day', 'night', 'gone'), { maxLength: 2 }),
  isAway: fc.boolean(),
});

const always = (check: (who: DutyPerson, library: BusinessHours, ms: number) => void) =>
  fc.assert(fc.property(person, hours, moment, check));

describe('whether a person is on duty (D-136)', () => {
  it('is out of office on exactly the planned days, by the clocks of the plan, until the next midnight', () =>
    always((who, library, ms) => {
      const days = who.plan?.periods ?? [];
      const today = dayAt(ms, who.plan?.time_zone ?? 'UTC');
      const isPlanned = days.some(({ from, until }) => from <= today && today <= until);
      const duty = dutyOf(who, library, ms);
      expect(duty.state === 'out').toBe(isPlanned);
      expect(isOutOfOffice(who.plan, ms)).toBe(isPlanned);
      if (duty.state !== 'out') return;
      expect(duty.untilMs).toBeGreaterThan(ms);
      const zoneOfPlan = who.plan?.time_zone ?? 'UTC';
      expect(dayAt(duty.untilMs - 1, zoneOfPlan)).toBe(duty.period.until);
      expect(dayAt(duty.untilMs, zoneOfPlan)).toBe(dayAfter(duty.period.until, 1));
    }));

  it('is off until one of their calendars opens, also past midnight, and never while one is open', () =>
    always((who, library, ms) => {
      const duty = dutyOf(who, library, ms);
      if (duty.state === 'out') return;
      const own = library.calendars.filter(({ ref }) => ref === who.plan?.calendar_ref);
      const refs = new Set<string>(who.teamCalendars.map((ref) => (ref === 'night' ? 'night' : 'day')));
      const ofTeams = library.calendars.filter(({ ref }) =>
        refs.size === 0 ? ref === 'day' : refs.has(ref),
      );
      const calendars = own.length > 0 ? own : ofTeams;
      const isAnyOpen = (at: number) => calendars.some((calendar) => isOpen(calendar, at));
      expect(duty.state === 'off').toBe(!isAnyOpen(ms));
      if (duty.state !== 'off' || duty.untilMs === null) return;
      expect(duty.untilMs).toBeGreaterThan(ms);
      expect(isAnyOpen(duty.untilMs)).toBe(true);
      expect(isAnyOpen(duty.untilMs - 1)).toBe(false);
    }));

  it('is what is given to people: nothing to whoever is out or off, whether they are away or not', () =>
    always((who, library, ms) => {
      const { state } = dutyOf(who, library, ms);
      expect(isOffDuty(who, library, ms)).toBe(state === 'out' || state === 'off');
      expect(isOffDuty({ ...who, isAway: !who.isAway }, library, ms)).toBe(isOffDuty(who, library, ms));
      if (state === 'on' || state === 'away') expect(state === 'away').toBe(who.isAway);
    }));

  it('has no working times in a library without business hours', () =>
    fc.assert(
      fc.property(person, moment, (who, ms) => {
        const none = { calendars: [], default_ref: '', version: 0 };
        expect(dutyOf(who, none, ms).state).not.toBe('off');
      }),
    ));

  it('plans no day twice', () => {
    fc.assert(
      fc.property(plan, ({ periods }) => {
        expect(periodsFault(periods)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(plan, fc.nat(), ({ periods }, seed) => {
        const twice = periods[seed % Math.max(periods.length, 1)];
        if (twice === undefined) return;
        expect(periodsFault([{ from: twice.until, until: twice.until }, ...periods])).toBe('overlap');
      }),
    );
  });
});

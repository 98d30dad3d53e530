import { describe, expect, it } from 'vitest';
import { putBusinessHours } from '../api/inbox/business-hours';
import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import { businessHoursChanges, visitorHours } from './business-hours';
import { hoursNow } from './hours-now';
import { weekText } from './words';

const calendar = (changes: Partial<NamedCalendar> = {}): NamedCalendar => ({
  ref: 'office',
  name: 'Office',
  timeZone: 'Europe/Berlin',
  weekly: [{ day: 1, from: 540, to: 1_020 }],
  holidays: [{ date: '2026-12-25', name: 'Christmas', isYearly: true }],
  exceptions: [],
  ...changes,
});

const hours = (changes: Partial<BusinessHours> = {}): BusinessHours => ({
  calendars: [calendar(), calendar({ ref: 'night', name: 'Night' })],
  default_ref: 'office',
  version: 3,
  ...changes,
});

const NOW = Date.parse('2026-12-10T12:00:00Z');

const allDays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 0, to: 1_440 }));

describe('the business hours of a library (D-130)', () => {
  it('tell visitors neither the name of a calendar nor those of its holidays', () => {
    const { timeZone, weekly } = calendar();
    expect(visitorHours(hours(), [], NOW)).toEqual({
      timeZone,
      weekly,
      holidays: [{ date: '2026-12-25', isYearly: true }],
      exceptions: [],
    });
    expect(visitorHours(hours({ calendars: [], default_ref: '' }), [], NOW)).toBeNull();
  });

  it('tell visitors of no single day that is over, by any clocks', () => {
    const on = (date: string) => ({ date, intervals: [] });
    const off = (date: string, isYearly = false) => ({ date, name: 'Off', isYearly });
    const made = calendar({
      exceptions: [on('2026-12-07'), on('2026-12-08'), on('2026-12-24')],
      holidays: [off('2026-11-30'), off('2026-12-09'), off('2020-05-01', true)],
    });
    expect(visitorHours(hours({ calendars: [made] }), [], NOW)).toMatchObject({
      exceptions: [on('2026-12-08'), on('2026-12-24')],
      holidays: [
        { date: '2026-12-09', isYearly: false },
        { date: '2020-05-01', isYearly: true },
      ],
    });
  });

  it('are for visitors also those of the teams that have people, without names (D-130)', () => {
    const team = { ref: 't', name: 'Guards', member_uids: ['ada'], calendar_ref: 'night' };
    const { timeZone, weekly } = calendar();
    const holidays = [{ date: '2026-12-25', isYearly: true }];
    expect(visitorHours(hours(), [team], NOW)?.ofTeams).toEqual([
      { timeZone, weekly, holidays, exceptions: [] },
    ]);
    for (const other of [
      { ...team, member_uids: [] },
      { ...team, calendar_ref: 'office' },
      { ...team, calendar_ref: 'gone' },
    ])
      expect(visitorHours(hours(), [other], NOW)).not.toHaveProperty('ofTeams');
  });

  it('are open while one of the calendars is, and change when the last closes or the first opens', () => {
    const at = (time: string) => Date.parse(`2026-11-30T${time}:00Z`);
    const one = (from: number, to: number) => ({
      ...{ timeZone: 'UTC', holidays: [], exceptions: [] },
      weekly: [{ day: 1, from, to }],
    });
    const both = { ...one(540, 1_020), ofTeams: [one(960, 1_320)] };
    expect(hoursNow(both, at('08:00'))).toEqual({ isOpen: false, changesAtMs: at('09:00') });
    expect(hoursNow(both, at('10:00'))).toEqual({ isOpen: true, changesAtMs: at('22:00') });
    expect(hoursNow(both, at('18:00'))).toEqual({ isOpen: true, changesAtMs: at('22:00') });
    expect(hoursNow(both, at('22:00'))).toEqual({ isOpen: false, changesAtMs: at('09:00') + 7 * 86_400_000 });
    const always = { ...one(0, 1_440), ofTeams: [{ ...one(0, 1), weekly: allDays }] };
    expect(hoursNow(always, at('08:00'))).toEqual({ isOpen: true, changesAtMs: null });
    expect(hoursNow({ ...one(0, 0), weekly: [] }, at('08:00'))).toEqual({ isOpen: false, changesAtMs: null });
  });

  it('are logged in words, as far as they changed', () => {
    const after = hours({
      calendars: [
        calendar({
          weekly: [{ day: 5, from: 1_320, to: 1_800 }],
          exceptions: [{ date: '2026-12-24', intervals: [] }],
        }),
      ],
    });
    const before = hours({ calendars: [calendar()] });
    expect(businessHoursChanges(before, before)).toEqual([]);
    expect(businessHoursChanges(before, after)).toEqual([
      {
        field: 'businessHours.weekly',
        before: 'Office: Monday 09:00–17:00',
        after: 'Office: Friday 22:00–06:00 (+1 day)',
      },
      { field: 'businessHours.exceptions', before: '', after: 'Office: 2026-12-24 Closed' },
    ]);
  });

  it('say midnight as the end of a day, and several hours in their order', () => {
    const weekly = [
      { day: 1, from: 780, to: 1_440 },
      { day: 1, from: 540, to: 720 },
    ];
    expect(weekText({ weekly })).toBe('Monday 09:00–12:00, 13:00–24:00');
  });

  it('say days in a row that have the same hours as one', () => {
    const weekly = [1, 2, 3, 5, 6].map((day) => ({ day, from: 540, to: day === 6 ? 720 : 1_020 }));
    expect(weekText({ weekly })).toBe(
      'Monday to Wednesday 09:00–17:00; Friday 09:00–17:00; Saturday 09:00–12:00',
    );
  });
});

describe('what may be saved as business hours', () => {
  const isTaken = (changes: Partial<BusinessHours>) =>
    putBusinessHours.body.safeParse(hours(changes)).success;
  const withCalendar = (changes: Partial<NamedCalendar>) => isTaken({ calendars: [calendar(changes)] });
  const weekly = (from: number, to: number, day = 1) => withCalendar({ weekly: [{ day, from, to }] });

  it('is hours that begin on their day and end later, less than a day after that unless they are a whole day', () => {
    expect([weekly(0, 1_440), weekly(1_439, 2_878), weekly(1_320, 1_800)]).toEqual([true, true, true]);
    expect([weekly(1_439, 2_879), weekly(0, 1_441), weekly(540, 1_980)]).toEqual([false, false, false]);
    expect([weekly(1_440, 1_500), weekly(600, 600), weekly(600, 2_881), weekly(-1, 5)]).toEqual([
      ...[false, false],
      ...[false, false],
    ]);
    expect([weekly(0, 60, 0), weekly(0, 60, 8), weekly(0.5, 60)]).toEqual([false, false, false]);
  });

  it('is days of the calendar, each once, and a time zone', () => {
    const holiday = (date: string) => ({ date, name: 'Rest', isYearly: false });
    expect(withCalendar({ holidays: [holiday('2027-02-29')] })).toBe(false);
    expect(withCalendar({ holidays: [holiday('2027-03-01'), holiday('2027-03-01')] })).toBe(false);
    expect(withCalendar({ exceptions: [{ date: 'today', intervals: [] }] })).toBe(false);
    expect(withCalendar({ timeZone: 'Europe/Atlantis' })).toBe(false);
  });

  it('is calendars of different names, one of which is the default', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ calendars: [calendar(), calendar({ ref: 'two', name: 'OFFICE' })] })).toBe(false);
    expect(isTaken({ default_ref: 'gone' })).toBe(false);
    expect(isTaken({ default_ref: '' })).toBe(false);
    expect(isTaken({ calendars: [], default_ref: '' })).toBe(true);
    expect(withCalendar({ name: ' \u200B ' })).toBe(false);
  });
});

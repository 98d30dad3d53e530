import { describe, expect, it } from 'vitest';
import { putBusinessHours } from '../api/inbox/business-hours';
import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import { businessHoursChanges, visitorHours } from './business-hours';
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

describe('the business hours of a library (D-130)', () => {
  it('tell visitors neither the name of a calendar nor those of its holidays', () => {
    const { timeZone, weekly } = calendar();
    expect(visitorHours(hours())).toEqual({
      timeZone,
      weekly,
      holidays: [{ date: '2026-12-25', isYearly: true }],
      exceptions: [],
    });
    expect(visitorHours(hours({ calendars: [], default_ref: '' }))).toBeNull();
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

  it('is hours that begin on their day and end later, on the next day at most', () => {
    expect([weekly(0, 1_440), weekly(1_439, 2_880), weekly(1_320, 1_800)]).toEqual([true, true, true]);
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

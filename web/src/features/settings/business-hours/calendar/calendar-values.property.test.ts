import { putBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarOf, valuesOf } from './calendar-values';

const interval = fc.oneof(
  fc
    .tuple(fc.nat(1_439), fc.integer({ min: 1, max: 1_439 }))
    .map(([from, length]) => ({ from, to: from + length })),
  fc.constant({ from: 0, to: 1_440 }),
);
const byStart = <One extends { readonly from: number; readonly to: number }>(list: readonly One[]): One[] =>
  list.toSorted((one, other) => one.from - other.from || one.to - other.to);
const date = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10));
const byDate = <One extends { readonly date: string }>(list: readonly One[]): One[] =>
  list.toSorted((one, other) => one.date.localeCompare(other.date));
const once = { selector: (one: { readonly date: string }) => one.date, maxLength: 5 };

const calendars = fc
  .record({
    week: fc.array(fc.array(interval, { maxLength: 10 }), { minLength: 7, maxLength: 7 }),
    holidays: fc.uniqueArray(fc.record({ date, isYearly: fc.boolean() }), once),
    exceptions: fc.uniqueArray(fc.record({ date, intervals: fc.array(interval, { maxLength: 10 }) }), once),
  })
  .map(
    ({ week, holidays, exceptions }): NamedCalendar => ({
      ...{ ref: 'a1b2c3d4e5f6a7b8c9d0', name: 'Office', timeZone: 'Europe/Berlin' },
      weekly: week.flatMap((hours, index) => byStart(hours).map((one) => ({ day: index + 1, ...one }))),
      holidays: byDate(holidays).map((one) => ({ ...one, name: 'Rest' })),
      exceptions: byDate(exceptions).map((one) => ({ ...one, intervals: byStart(one.intervals) })),
    }),
  );

const sorted = (calendar: NamedCalendar | null) =>
  calendar && {
    ...calendar,
    weekly: calendar.weekly.toSorted(
      (one, other) => one.day - other.day || one.from - other.from || one.to - other.to,
    ),
    exceptions: calendar.exceptions.map((one) => ({ ...one, intervals: byStart(one.intervals) })),
  };

it('whatever may be saved comes back from its fields as it was, and may be saved again (D-130)', () => {
  fc.assert(
    fc.property(calendars, (calendar) => {
      const back = calendarOf(valuesOf(calendar, 'UTC'), calendar.ref);
      expect(sorted(back)).toEqual(calendar);
      const body = { calendars: [back], default_ref: calendar.ref, version: 0 };
      expect(putBusinessHours.body.safeParse(body).success).toBe(true);
    }),
  );
});

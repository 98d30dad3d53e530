import { expect, it } from 'vitest';
import {
  endOfDay,
  fromField,
  localZone,
  toDayField,
  toTimeField,
  weekdayTime,
  zonedTime,
} from './local-times';

it('reads back what a field shows, in the zone of this browser', () => {
  const at = new Date(2026, 2, 5, 9, 30);
  expect(toTimeField(at)).toBe('2026-03-05T09:30');
  expect(fromField('2026-03-05T09:30')?.getTime()).toBe(at.getTime());
  expect(toDayField(at)).toBe('2026-03-05');
  expect(fromField('2026-03-05')?.getTime()).toBe(new Date(2026, 2, 5).getTime());
});

it('ends a day right before the next one begins, whatever the clocks do that day', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    const end = endOfDay(day);
    expect(toDayField(end)).toBe(day);
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    expect((end?.getTime() ?? 0) + 1).toBe(new Date(year, month - 1, date + 1).getTime());
  }
  expect(endOfDay('')).toBeNull();
});

it('takes an empty or unfinished field for none', () => {
  expect(toTimeField(null)).toBe('');
  expect(toDayField(null)).toBe('');
  expect(fromField('')).toBeNull();
  expect(fromField('2026-13-77')).toBeNull();
});

it('shows the zone with a time', () => {
  expect(localZone()).not.toBe('');
  expect(zonedTime(new Date(2026, 2, 5, 9, 30))).toMatch(/2026.*(?:UTC|GMT|[A-Z]{2,5})/);
});

it('names a time soon to come by its weekday, and the year of another one', () => {
  const now = new Date();
  const soon = weekdayTime(new Date(now.getFullYear(), 5, 15, 9, 30));
  expect(soon).toMatch(/9:30|09:30/);
  expect(soon).not.toContain(String(now.getFullYear()));
  const next = now.getFullYear() + 1;
  expect(weekdayTime(new Date(next, 5, 15, 9, 30))).toContain(String(next));
});

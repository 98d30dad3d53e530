import { describe, expect, it } from 'vitest';
import { dayLabel, relativeTime } from './staff-times';

const NOW = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [MINUTE, '1m'],
    [59 * MINUTE, '59m'],
    [60 * MINUTE, '1h'],
    [24 * 60 * MINUTE, '1d'],
    [6 * 24 * 60 * MINUTE, '6d'],
  ])('formats an age of %i ms as %s', (age, expected) => {
    expect(relativeTime(NOW - age, NOW)).toBe(expected);
  });

  it('shows a time slightly in the future, due to another clock, as now', () => {
    expect(relativeTime(NOW + 5_000, NOW)).toBe('now');
  });

  it('includes the year only if it is not the current one', () => {
    expect(relativeTime(new Date(2026, 0, 5).getTime(), NOW)).not.toContain('2026');
    expect(relativeTime(new Date(2024, 0, 5).getTime(), NOW)).toContain('2024');
  });
});

describe('dayLabel', () => {
  it('follows the calendar, not 24 hours', () => {
    const now = new Date(2026, 10, 21, 0, 5);
    expect(dayLabel(new Date(2026, 10, 20, 23, 55), now)).toBe('Yesterday');
    expect(dayLabel(new Date(2026, 10, 21, 0, 1), now)).toBe('Today');
  });
});

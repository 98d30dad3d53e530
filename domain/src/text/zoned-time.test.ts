import { describe, expect, it } from 'vitest';
import { isTimeZone, zonedTime } from './zoned-time';

const AT = new Date('2026-07-01T22:30:05.250Z');

describe('a time in a zone', () => {
  it.each([
    ['UTC', '2026-07-01T22:30:05+00:00'],
    ['Europe/Berlin', '2026-07-02T00:30:05+02:00'],
    ['America/New_York', '2026-07-01T18:30:05-04:00'],
    ['Asia/Kolkata', '2026-07-02T04:00:05+05:30'],
  ])('in %s is %s', (zone, text) => {
    expect(zonedTime(AT, zone)).toBe(text);
    expect(new Date(text).getTime()).toBe(AT.getTime() - 250);
  });

  it('knows zones by their names', () => {
    expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});

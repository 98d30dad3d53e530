import { describe, expect, it } from 'vitest';
import { isQuietAt, nextDigestAt, quietUntil } from './quiet-hours';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const night = { time_zone: 'Europe/Berlin', quiet: { from: 20 * 60, until: 7 * 60, days: EVERY_DAY } };

describe('quiet hours', () => {
  it('begin and end by the clocks of the person, over midnight too', () => {
    expect(isQuietAt(night, at('2026-11-30T18:59:00Z'))).toBe(false);
    expect(isQuietAt(night, at('2026-11-30T19:00:00Z'))).toBe(true);
    expect(isQuietAt(night, at('2026-12-01T05:59:00Z'))).toBe(true);
    expect(isQuietAt(night, at('2026-12-01T06:00:00Z'))).toBe(false);
    expect(iso(quietUntil(night, at('2026-11-30T23:00:00Z')))).toBe('2026-12-01T06:00:00.000Z');
  });

  it('follow the clock when it changes', () => {
    // On 25 October 2026 the clocks of Berlin go back at three.
    expect(iso(quietUntil(night, at('2026-10-24T20:00:00Z')))).toBe('2026-10-25T06:00:00.000Z');
    expect(iso(quietUntil(night, at('2026-10-23T20:00:00Z')))).toBe('2026-10-24T05:00:00.000Z');
  });

  it('begin on the chosen days alone, and a whole weekend ends on Monday', () => {
    const weekend = { quiet: { from: 0, until: 0, days: [6, 0] } };
    expect(isQuietAt(weekend, at('2026-12-04T23:59:00Z'))).toBe(false);
    expect(isQuietAt(weekend, at('2026-12-05T00:00:00Z'))).toBe(true);
    expect(iso(quietUntil(weekend, at('2026-12-05T10:00:00Z')))).toBe('2026-12-07T00:00:00.000Z');
  });

  it('of no days are none, and of all the time end after a week', () => {
    const never = { quiet: { from: 0, until: 0, days: [] } };
    expect(isQuietAt(never, at('2026-12-05T00:00:00Z'))).toBe(false);
    const always = { quiet: { from: 0, until: 0, days: EVERY_DAY } };
    expect(quietUntil(always, at('2026-12-05T10:00:00Z'))).toBeGreaterThan(at('2026-12-12T00:00:00Z'));
  });
});

describe('the digest', () => {
  it('comes at its time, the next day if that has passed, and after quiet hours', () => {
    const times = { time_zone: 'Europe/Berlin', digest_at: 9 * 60 };
    expect(iso(nextDigestAt(times, at('2026-11-30T07:00:00Z')))).toBe('2026-11-30T08:00:00.000Z');
    expect(iso(nextDigestAt(times, at('2026-11-30T08:00:00Z')))).toBe('2026-12-01T08:00:00.000Z');
    const early = { ...night, digest_at: 6 * 60 };
    expect(iso(nextDigestAt(early, at('2026-11-30T12:00:00Z')))).toBe('2026-12-01T06:00:00.000Z');
  });
});

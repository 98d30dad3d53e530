import { describe, expect, it } from 'vitest';
import { seenText } from './seen-text';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;

describe('the last-seen text', () => {
  it('is the presence of people who are online or away', () => {
    expect(seenText('online', NOW - 5, NOW)).toBe('Online');
    expect(seenText('away', null, NOW)).toBe('Away');
  });

  it('becomes less precise with time', () => {
    expect(seenText('offline', NOW - 5, NOW)).toBe('Seen just now');
    expect(seenText('offline', NOW - 5 * MINUTE_MS, NOW)).toBe('Seen 5m ago');
    expect(seenText('offline', NOW - 30 * 24 * 60 * MINUTE_MS, NOW)).toMatch(/^Seen on .*22/);
    expect(seenText('offline', null, NOW)).toBe('Not seen yet');
  });
});

import { describe, expect, it } from 'vitest';
import { dateText } from './visitor-date';
import { agoText } from './visitor-times';

const MINUTE_MS = 60_000;

describe('times on public pages', () => {
  it('are in English, on which translations are based (S3-19)', () => {
    expect(dateText(new Date(2026, 2, 3))).toBe('March 3, 2026');
  });

  it.each([
    [0, 'this minute'],
    [5 * MINUTE_MS, '5 minutes ago'],
    [3 * 60 * MINUTE_MS, '3 hours ago'],
    [25 * 60 * MINUTE_MS, 'yesterday'],
    [4 * 24 * 60 * MINUTE_MS, '4 days ago'],
  ])('format an age of %i milliseconds: %s', (ageMs, text) => {
    expect(agoText(ageMs)).toBe(text);
  });
});

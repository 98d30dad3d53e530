import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { expect, it } from 'vitest';
import { durationWords, windowFault, windowWords } from './maintenance-window';

const HOUR_MS = 3_600_000;

it('says how long maintenance lasts, without what is 0', () => {
  expect(durationWords(2 * HOUR_MS)).toBe('2 hours');
  expect(durationWords(HOUR_MS + 30 * 60_000)).toBe('1 hour 30 minutes');
  expect(durationWords(25 * HOUR_MS)).toBe('1 day 1 hour');
});

it('names both ends and the duration, and says the zone and the date of one day once', () => {
  const startsAt = new Date(2026, 10, 24, 22, 0).getTime();
  const wordsOf = (ms: number) => windowWords({ startsAt, endsAt: startsAt + ms });
  expect(wordsOf(4 * HOUR_MS)).toMatch(/24.*25.* \(4 hours\)$/);
  expect(wordsOf(HOUR_MS).match(/2026/g)).toHaveLength(1);
  for (const ms of [HOUR_MS, 4 * HOUR_MS]) expect(wordsOf(ms).match(/UTC|GMT|[A-Z]{3,5}/g)).toHaveLength(1);
});

it('refuses a window in a year that can only be a slip of the keyboard', () => {
  const now = Date.UTC(2026, 10, 24);
  const from = Date.UTC(2026, 10, 25);
  const fault = STATUS_SETTINGS_TEXTS.implausibleTime;
  for (const window of [
    { startsAt: from, endsAt: Date.UTC(20_260, 10, 25) },
    { startsAt: new Date('0026-11-25').getTime(), endsAt: from },
  ])
    expect(windowFault(window, now)).toBe(fault);
});

it('refuses a window that ends before it begins, or is past', () => {
  const now = Date.UTC(2026, 10, 24);
  const later = { startsAt: now + HOUR_MS, endsAt: now + 2 * HOUR_MS };
  expect(windowFault(later, now)).toBeUndefined();
  expect(windowFault({ startsAt: later.endsAt, endsAt: later.startsAt }, now)).toMatch(/after the beginning/);
  expect(windowFault({ startsAt: now - 2 * HOUR_MS, endsAt: now }, now)).toMatch(/in the past/);
  expect(windowFault(null, now), 'while a field is empty').toBeUndefined();
});

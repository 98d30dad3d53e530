import { describe, expect, it } from 'vitest';
import { countFailed, type FailedDays, failedSince, recordedQuery, searchTopic } from './failed-search';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2025, 5, 15, 12);
const at = (daysLater: number) => NOON + daysLater * DAY_MS;

describe('S3-34: a recorded search', () => {
  it('D-50: is one line without addresses and long numbers', () => {
    expect(recordedQuery('  where is\n order 4111 1111 1111 1111 of ada@example.com ')).toBe(
      'where is order [number] of [email]',
    );
  });

  it.each([
    ['return a bike', 'How to return the bike?'],
    ['bike return', 'RETURN BIKE'],
    ['café table', 'cafe table'],
  ])('%j is about the same as %j', (one, other) => expect(searchTopic(one)).toBe(searchTopic(other)));

  it('about other words is another one, even if they are only stop-words or signs', () => {
    const topics = ['return bike', 'return helmet', 'how to', 'who', '??', '!!'].map(searchTopic);
    expect(new Set(topics).size).toBe(topics.length);
  });
});

describe('U-11: counts of failed searches', () => {
  it('are kept per day for 90 days', () => {
    let days: FailedDays = {};
    for (const day of [0, 0, 1, 89]) days = countFailed(days, 'searches', at(day));
    days = countFailed(days, 'requests', at(89));
    expect(days).toEqual({
      '2025-06-15': { searches: 2, requests: 0 },
      '2025-06-16': { searches: 1, requests: 0 },
      '2025-09-12': { searches: 1, requests: 1 },
    });
    expect(Object.keys(countFailed(days, 'searches', at(91)))).toEqual([
      '2025-06-16',
      '2025-09-12',
      '2025-09-14',
    ]);
  });

  it('are summed from the first day of a period', () => {
    const days = [0, 6, 7].reduce<FailedDays>(
      (counted, day) => countFailed(counted, 'searches', at(day)),
      {},
    );
    expect(failedSince(days, at(0))).toEqual({ searches: 3, requests: 0 });
    expect(failedSince(days, at(7) - 1)).toEqual({ searches: 1, requests: 0 });
    expect(failedSince(days, at(8))).toEqual({ searches: 0, requests: 0 });
  });
});

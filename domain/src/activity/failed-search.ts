import type { FailedDay } from '../entities/search-activity';
import { DURATIONS } from '../limits';
import { fold } from '../search/normalise';
import { parseQuery } from '../search/parse-query';
import { scrub } from '../text/scrub';

/** Counts per day in UTC, as in 2025-01-31. */
export type FailedDays = Readonly<Record<string, FailedDay>>;

const NONE: FailedDay = { searches: 0, requests: 0 };

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A search text on one line, without what says who searched (D-50). */
export const recordedQuery = (query: string): string =>
  scrub(query.normalize('NFC').replace(/\s+/g, ' ').trim());

/** What searches for the same thing have in common: their words without stop-words, in any order. */
export function searchTopic(query: string): string {
  const { coreWords } = parseQuery(query);
  return coreWords.length === 0 ? fold(query.trim()) : [...coreWords].sort().join(' ');
}

/** The counts with one more at a time; days older than searches are kept (D-50) are left out. */
export function countFailed(days: FailedDays, what: keyof FailedDay, atMs: number): FailedDays {
  const oldest = dayOf(atMs - DURATIONS.searchKeptMs);
  const today = dayOf(atMs);
  const before = days[today] ?? NONE;
  const kept = Object.entries(days).filter(([day]) => day >= oldest && day !== today);
  return { ...Object.fromEntries(kept), [today]: { ...before, [what]: before[what] + 1 } };
}

/** The sum of the counts since a time, whole days. */
export function failedSince(days: FailedDays, sinceMs: number): FailedDay {
  const first = dayOf(sinceMs);
  return Object.entries(days)
    .filter(([day]) => day >= first)
    .reduce(
      (sum, [, day]) => ({
        searches: sum.searches + day.searches,
        requests: sum.requests + day.requests,
      }),
      NONE,
    );
}

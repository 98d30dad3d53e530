import type { VisitorHours } from '@harborline/domain/entities/business-hours';
import { MONTH_PARAMETER } from '@harborline/domain/status/month';

/** Cache key of a page's library. */
export const libraryResource = (key: string | null): string => `library/${key ?? ''}`;

/** Cache key of a library's translations. */
export const translationsResource = (libraryId: string): string => `translations/${libraryId}`;

/** Cache key of whether a library's team is there (D-28). */
export const availabilityResource = (libraryId: string): string => `availability/${libraryId}`;

/** Cache key of what a library's business hours mean now (D-130): other hours are other data. */
export const hoursResource = (libraryId: string, hours: VisitorHours): string =>
  `hours/${libraryId}/${JSON.stringify(hours)}`;

/** Cache key of the words for a moment at which a team is back, in milliseconds, on a day of the visitor. */
export const backResource = (opensAtMs: number, day: string): string => `back/${opensAtMs}/${day}`;

/** Cache key of a library's status page. */
export const statusResource = (libraryId: string): string => `status/${libraryId}`;

/** Cache key of a month of a library's status history, by the query of the address: it names the month, or none. */
export const statusHistoryResource = (libraryId: string, search: string): string =>
  `status-history/${libraryId}/${new URLSearchParams(search).get(MONTH_PARAMETER) ?? ''}`;

/**
 * Reads the library that a page shows from the database, with code that loads when it is needed: pages that the server
 * rendered or served do without.
 * @throws ReadError
 */
export const loadLibrary = async (key: string | null) => (await import('./load-library')).loadLibrary(key);

/** Reads a library's translations in the same way. @throws ReadError */
export const loadTranslations = async (libraryId: string) =>
  (await import('./load-translations')).loadTranslations(libraryId);

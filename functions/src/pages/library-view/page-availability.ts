import type { LibraryPublic } from '@harborline/domain/entities/library';
import { hoursNow } from '@harborline/domain/hours/hours-now';
import type { HoursNow } from '@harborline/domain/hours/opening';
import { rtdbPath } from '@harborline/domain/paths';
import { type Availability, availabilitySchema } from '@harborline/domain/team/availability';
import { logger } from 'firebase-functions';
import { database } from '../../platform/firebase';
import { within } from '../kept/within';
import type { PageRequest } from '../page/page-request';

/** Without a connection, a read of the Realtime Database waits for one. */
const LIMIT_MS = 500;

/** Pages of the widget that say whether somebody is there. */
const SAY_SO: readonly string[] = ['widgetHome', 'widgetChat'];

/**
 * Whether a library's team is there, for pages that say so (D-28). What cannot be read is unknown: the page shows
 * nevertheless.
 */
export async function pageAvailability(
  { match }: PageRequest,
  libraryId: string,
): Promise<Availability | null> {
  if (match === null || !SAY_SO.includes(match.page)) return null;
  try {
    const known = await within(database().ref(rtdbPath.availability(libraryId)).get(), LIMIT_MS);
    return availabilitySchema.safeParse(known.val()).data ?? null;
  } catch (error) {
    logger.warn('The availability of a team was not read.', { libraryId, error });
    return null;
  }
}

/** What a library's business hours mean now, for the same pages (D-130); null without any. */
export function pageHours(
  { match }: PageRequest,
  { business_hours: calendar }: LibraryPublic,
): HoursNow | null {
  if (match === null || !SAY_SO.includes(match.page) || !calendar) return null;
  return hoursNow(calendar, Date.now());
}

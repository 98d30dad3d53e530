import { type BusinessHours, NO_BUSINESS_HOURS } from '@harborline/domain/entities/business-hours';
import { businessHoursOf } from '@harborline/domain/stores/business-hours';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The business hours of a library. Costs one read. */
export async function readBusinessHours(
  libraryId: string,
  transaction?: Transaction,
): Promise<BusinessHours> {
  const { calendars, default_ref, version } =
    (await readRecord(businessHoursOf(libraryId), transaction)) ?? NO_BUSINESS_HOURS;
  return { calendars, default_ref, version };
}

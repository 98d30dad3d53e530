import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '@harborline/domain/paths';
import { businessHoursOf } from '@harborline/domain/stores/business-hours';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { settleWorkingTime } from './settle-working-time';

/** What clocks go by: the times of calendars, and not their names. */
function timesIn(libraryId: string, snapshot: DocumentSnapshot | undefined) {
  const hours = snapshotRecord(businessHoursOf(libraryId).read, snapshot);
  return [hours?.default_ref, hours?.calendars.map(({ name: _, ...times }) => times)];
}

/** The business hours of a library have changed: the due times that count by them follow (D-135). */
export const onBusinessHoursWritten = onDocumentWritten(
  { document: `${COLLECTIONS.businessHours}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onBusinessHoursWritten',
    idempotencyKey: ({ params, id }) => `business-hours/${params.libraryId}/${id}`,
    async run({ params: { libraryId }, data, id, time }) {
      const [before, after] = [data?.before, data?.after].map((snapshot) => timesIn(libraryId, snapshot));
      if (!isDeepStrictEqual(before, after)) await settleWorkingTime(libraryId, { id, time });
    },
  }),
);

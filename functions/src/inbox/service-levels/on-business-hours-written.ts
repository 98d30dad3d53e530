import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { settleWorkingTime } from './settle-working-time';

/** The business hours of a library have changed: the due times that count by them follow (D-135). */
export const onBusinessHoursWritten = onDocumentWritten(
  { document: `${COLLECTIONS.businessHours}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onBusinessHoursWritten',
    idempotencyKey: ({ params, id }) => `business-hours/${params.libraryId}/${id}`,
    run: ({ params }) => settleWorkingTime(params.libraryId),
  }),
);

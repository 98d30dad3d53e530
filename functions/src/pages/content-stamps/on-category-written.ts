import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { stampDocumentChange } from './stamp-document-change';

/** A category was written or removed: rendered pages of its library read the categories again. */
export const onCategoryWritten = onDocumentWritten(
  { document: `${COLLECTIONS.categories}/{id}`, retry: true },
  triggerHandler({
    name: 'onCategoryWritten',
    idempotencyKey: (event) => `category/${event.params.id}`,
    run: (event) =>
      stampDocumentChange({
        before: event.data?.before,
        after: event.data?.after,
        eventTime: event.time,
      }),
  }),
);

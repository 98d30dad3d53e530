import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { stampDocumentChange } from './stamp-document-change';

/** A translation was written or removed: rendered pages of its library read the translations again. */
export const onTranslationWritten = onDocumentWritten(
  { document: `${COLLECTIONS.translations}/{id}`, retry: true },
  triggerHandler({
    name: 'onTranslationWritten',
    idempotencyKey: (event) => `translation/${event.params.id}`,
    run: (event) =>
      stampDocumentChange({
        before: event.data?.before,
        after: event.data?.after,
        eventTime: event.time,
      }),
  }),
);

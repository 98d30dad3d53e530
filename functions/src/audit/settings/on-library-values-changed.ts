import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { logChangedValues } from './log-changed-values';

/** The public part of a library changed: the log gets the old and new values. */
export const onLibraryValuesChanged = onDocumentWritten(
  { document: `${COLLECTIONS.libraries}/{library}`, retry: true },
  triggerHandler({
    name: 'onLibraryValuesChanged',
    idempotencyKey: (event) => `values/public/${event.params.library}/${event.id}`,
    async run(event) {
      if (event.data) await logChangedValues(event.params.library, 'public', event.data);
    },
  }),
);

/** The same for the private part. */
export const onLibraryPrivateValuesChanged = onDocumentWritten(
  { document: `${COLLECTIONS.libraries}/{library}/${COLLECTIONS.libraryPrivate}/settings`, retry: true },
  triggerHandler({
    name: 'onLibraryPrivateValuesChanged',
    idempotencyKey: (event) => `values/private/${event.params.library}/${event.id}`,
    async run(event) {
      if (event.data) await logChangedValues(event.params.library, 'private', event.data);
    },
  }),
);

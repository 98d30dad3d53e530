import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { logSettingsChange } from './log-settings-change';

/** Staff changed a part of their library: the log gets an entry. */
export const onLibraryChanged = onDocumentWritten(
  { document: `${COLLECTIONS.libraries}/{library}/${COLLECTIONS.libraryPrivate}/lastChange`, retry: true },
  triggerHandler({
    name: 'onLibraryChanged',
    idempotencyKey: (event) => `change/${event.params.library}`,
    async run(event) {
      const after = event.data?.after;
      if (after?.exists) await logSettingsChange(event.params.library, after, event.time);
    },
  }),
);

import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { settleLibrary } from './settle-library';

/** The policies of a library have changed: the due times of its tickets follow (D-135). */
export const onServiceLevelsWritten = onDocumentWritten(
  { document: `${COLLECTIONS.serviceLevels}/{libraryId}`, retry: true, timeoutSeconds: 540 },
  triggerHandler({
    name: 'onServiceLevelsWritten',
    idempotencyKey: ({ params, id }) => `service-levels/${params.libraryId}/${id}`,
    run: ({ params }) => settleLibrary(params.libraryId),
  }),
);

import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../platform/trigger';
import { fanOut } from './fan-out';

/** The log has a new entry: it goes into the team's feeds. */
export const onAuditCreated = onDocumentCreated(
  { document: `${COLLECTIONS.audit}/{id}`, retry: true },
  triggerHandler({
    name: 'onAuditCreated',
    idempotencyKey: (event) => `audit/${event.params.id}`,
    async run(event) {
      if (event.data) await fanOut(event.data);
    },
  }),
);

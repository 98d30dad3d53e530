import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { queueMailing } from './queue-mailing';

/** A status page has something to tell its subscribers: puts their mails into the outbox, unless they are for later. */
export const onStatusMailingCreated = onDocumentCreated(
  { document: `${COLLECTIONS.statusMailings}/{id}`, retry: true, timeoutSeconds: 300 },
  triggerHandler({
    name: 'onStatusMailingCreated',
    idempotencyKey: (event) => `statusMailing/${event.params.id}`,
    run: (event, { nowMs }) => queueMailing(event.params.id, nowMs),
  }),
);

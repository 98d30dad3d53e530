import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { eraseTicket } from './erase-ticket';

/** A ticket was deleted: what hangs on it goes at once (D-124). */
export const onErasureCreated = onDocumentCreated(
  { document: `${COLLECTIONS.ticketErasures}/{ref}`, retry: true },
  triggerHandler({
    name: 'onErasureCreated',
    idempotencyKey: (event) => `erasure/${event.params.ref}`,
    run: ({ params }, { nowMs }) => eraseTicket(params.ref, nowMs),
  }),
);

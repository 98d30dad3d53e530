import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { eraseFirst } from './erase-ticket';

/** A ticket was deleted: its data goes at once (D-124). */
export const onErasureCreated = onDocumentCreated(
  { document: `${COLLECTIONS.ticketErasures}/{ref}`, retry: true },
  triggerHandler({
    name: 'onErasureCreated',
    idempotencyKey: (event) => `erasure/${event.params.ref}`,
    run: ({ params }, { nowMs }) => eraseFirst(params.ref, nowMs),
  }),
);

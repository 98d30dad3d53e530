import { COLLECTIONS } from '@harborline/domain/paths';
import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { acceptMail } from './accept-mail';

/** A visitor's request arrived: it becomes a ticket, a mail to the library and a receipt. */
export const onMailCreated = onDocumentCreated(
  { document: `${COLLECTIONS.mail}/{ticketId}`, retry: true },
  triggerHandler({
    name: 'onMailCreated',
    idempotencyKey: (event) => `mail/${event.params.ticketId}`,
    async run(event, { key, nowMs }) {
      if (!event.data) return;
      const delivery = await acceptMail(event.data.ref, nowMs);
      if (delivery && delivery.state !== 'accepted') {
        logger.warn('A request did not become a ticket', {
          key,
          state: delivery.state,
          reason: delivery.reason,
        });
      }
    },
  }),
);

import { COLLECTIONS } from '@harborline/domain/paths';
import { logger } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { deliverMail } from './deliver-mail';
import { LEASE_MS } from './delivery-state';
import { mailer } from './mailer';

/** How long one event keeps trying before it leaves a mail to the sweep. */
const PATIENCE_MS = 15_000;
/** If a worker dies, its event is delivered again and finds the dead sender's lease. */
const LEASE_PATIENCE_MS = LEASE_MS + 5_000;

/** The outbox has a new mail: sends it. */
export const onOutboxCreated = onDocumentCreated(
  { document: `${COLLECTIONS.outbox}/{id}`, retry: true, timeoutSeconds: 180 },
  triggerHandler({
    name: 'onOutboxCreated',
    idempotencyKey: (event) => `outbox/${event.params.id}`,
    async run(event, { key }) {
      if (!event.data) return;
      const delivery = await deliverMail(event.data.ref, {
        mailer: mailer(),
        patienceMs: PATIENCE_MS,
        leasePatienceMs: LEASE_PATIENCE_MS,
        seen: event.data,
      });
      if (delivery && delivery.state !== 'sent') logger.error('A mail was not sent', { key, ...delivery });
    },
  }),
);

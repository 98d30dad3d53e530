import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { moveTickets } from './move-tickets';

/** A library may have thousands of tickets. */
const TIME_LIMIT_SECONDS = 540;

/** The tags of a library were changed: tickets with one that is gone follow (D-117). */
export const onTicketTagsWritten = onDocumentWritten(
  { document: `${COLLECTIONS.ticketTags}/{library}`, retry: true, timeoutSeconds: TIME_LIMIT_SECONDS },
  triggerHandler({
    name: 'onTicketTagsWritten',
    idempotencyKey: (event) => `ticket-tags/${event.params.library}`,
    run: (event) => moveTickets(event.params.library),
  }),
);

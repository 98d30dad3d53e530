import { COLLECTIONS } from '@harborline/domain/paths';
import { movesClocks } from '@harborline/domain/service-levels/moves-clocks';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { settleDue } from '../service-levels/settle-due';
import { tellOfEvent } from './tell-of-event';

/** The history of a ticket has a new line: its due time may follow from it (D-135), and its followers are told of its status (D-123). */
export const onTicketEventCreated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.ticketEvents}/{id}`, retry: true },
  triggerHandler({
    name: 'onTicketEventCreated',
    idempotencyKey: (event) => `ticket-event/${event.params.ref}/${event.params.id}`,
    async run({ params, data }) {
      const event = snapshotRecord(ticketEvent(params.ref, params.id).read, data);
      if (event === undefined) return;
      if (movesClocks(event)) await settleDue(params.ref);
      await tellOfEvent(event);
    },
  }),
);

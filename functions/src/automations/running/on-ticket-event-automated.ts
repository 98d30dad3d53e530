import { eventOfHistory } from '@harborline/domain/automations/event-of-history';
import { COLLECTIONS } from '@harborline/domain/paths';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { react } from './react';

/** The history of a ticket has a new line, which automations may wait for (D-144). */
export const onTicketEventAutomated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.ticketEvents}/{id}`, retry: true },
  triggerHandler({
    name: 'onTicketEventAutomated',
    idempotencyKey: (event) => `automated-event/${event.params.ref}/${event.params.id}`,
    async run({ params, data }) {
      const line = snapshotRecord(ticketEvent(params.ref, params.id).read, data);
      const event = line && eventOfHistory(line);
      if (!event) return;
      const { support_lib_id: libraryId, conversation_ref: conversationRef, details } = line;
      await react(event, { libraryId, conversationRef, causedBy: details.run_ref ?? '' });
    },
  }),
);

import { eventOfMessage } from '@harborline/domain/automations/event-of-message';
import { COLLECTIONS } from '@harborline/domain/paths';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { derivedId } from '../../platform/ids';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { react } from './react';

/** A ticket has a new message, which automations may wait for (D-144). */
export const onMessageAutomated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.messages}/{id}`, retry: true },
  triggerHandler({
    name: 'onMessageAutomated',
    idempotencyKey: (event) => `automated-message/${event.params.ref}/${event.params.id}`,
    async run({ params, data }) {
      const { ref, id } = params;
      const message = snapshotRecord(messageDocument(ref, id).read, data);
      const event = message && eventOfMessage(message, id === derivedId('first-message', ref));
      if (!event) return;
      await react(event, { libraryId: message.support_lib_id, conversationRef: ref, causedBy: '' });
    },
  }),
);

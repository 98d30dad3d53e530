import { eventOfSubmission } from '@harborline/domain/automations/event-of-submission';
import { COLLECTIONS } from '@harborline/domain/paths';
import { formSubmission } from '@harborline/domain/stores/forms';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { react } from './react';

/** A visitor has sent a form from a ticket, which automations may wait for (D-144, D-150). */
export const onSubmissionAutomated = onDocumentCreated(
  { document: `${COLLECTIONS.formSubmissions}/{id}`, retry: true },
  triggerHandler({
    name: 'onSubmissionAutomated',
    idempotencyKey: (event) => `automated-form/${event.params.id}`,
    async run({ params, data }) {
      const submission = snapshotRecord(formSubmission(params.id).read, data);
      if (!submission || submission.conversation_ref === '') return;
      const { support_lib_id: libraryId, conversation_ref: conversationRef } = submission;
      await react(eventOfSubmission(submission), { libraryId, conversationRef, causedBy: '' });
    },
  }),
);

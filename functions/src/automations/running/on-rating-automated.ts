import { COLLECTIONS } from '@harborline/domain/paths';
import { rating as ratingDocument } from '@harborline/domain/stores/ratings';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { react } from './react';

/** An answer was rated for the first time, which automations may wait for (D-144). */
export const onRatingAutomated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.ratings}/{id}`, retry: true },
  triggerHandler({
    name: 'onRatingAutomated',
    idempotencyKey: (event) => `automated-rating/${event.params.ref}/${event.params.id}`,
    async run({ params, data }) {
      const { ref, id } = params;
      const rating = snapshotRecord(ratingDocument(ref, id).read, data);
      if (!rating) return;
      const event = {
        key: `rating/${ref}/${id}`,
        kind: 'rated',
        cause: 'visitor',
        atMs: rating.rated_at.toMillis(),
        chain: [],
        details: { rating: String(rating.message_rating) },
      } as const;
      await react(event, { libraryId: rating.support_lib_id, conversationRef: ref, causedBy: '' });
    },
  }),
);

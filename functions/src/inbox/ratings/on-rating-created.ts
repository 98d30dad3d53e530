import { COLLECTIONS } from '@harborline/domain/paths';
import { rating as ratingDocument } from '@harborline/domain/stores/ratings';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { announceRating } from './announce-rating';

/** An answer was rated for the first time: the team reads it in their feeds. */
export const onRatingCreated = onDocumentCreated(
  { document: `${COLLECTIONS.conversations}/{ref}/${COLLECTIONS.ratings}/{id}`, retry: true },
  triggerHandler({
    name: 'onRatingCreated',
    idempotencyKey: (event) => `rating/${event.params.ref}/${event.params.id}`,
    async run(event) {
      const { ref, id } = event.params;
      const rating = snapshotRecord(ratingDocument(ref, id).read, event.data);
      if (rating) await announceRating(rating);
    },
  }),
);

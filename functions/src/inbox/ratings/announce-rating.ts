import type { Rating } from '@harborline/domain/entities/rating';
import { feedOfRating } from '@harborline/domain/feed/feed-of-rating';
import { DURATIONS } from '@harborline/domain/limits';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { feedItem } from '@harborline/domain/stores/feeds';
import { teammatesById } from '@harborline/domain/stores/users';
import { Timestamp } from 'firebase-admin/firestore';
import { hasCreated } from '../../platform/error-codes';
import { derivedId } from '../../platform/ids';
import { queryOf, readRecord } from '../../platform/store/read';
import { createRecord, inBatch } from '../../platform/store/write';

const BATCH = 100;

/**
 * Puts a new rating into the feeds of the teammates who may read its ticket. An item that is there already stays as it
 * is: a repeated event must not make it unread again.
 */
export async function announceRating(rating: Rating): Promise<void> {
  const { conversation_ref: conversationRef, support_lib_id: libraryId } = rating;
  const conversation = await readRecord(conversationDocument(conversationRef));
  if (!conversation) return;
  const atMs = rating.rated_at.toMillis();
  const item = {
    support_lib_id: libraryId,
    is_read: false,
    ...feedOfRating(rating, conversation.number),
    created_at: Timestamp.fromMillis(atMs),
    expires_at: Timestamp.fromMillis(atMs + DURATIONS.feedKeptMs),
  };
  const key = derivedId('rating-feed', conversationRef, rating.message_id);
  const put = (uid: string) =>
    hasCreated(inBatch((batch) => createRecord(batch, feedItem(`${uid}_${key}`), { ...item, ref_uid: uid })));
  let rest = queryOf(teammatesById(libraryId, true));
  for (;;) {
    const { docs } = await rest.limit(BATCH).get();
    const readers = docs.filter((teammate) => teammate.get('permissions.canViewExistingTickets') === true);
    await Promise.all(readers.map(({ id }) => put(id)));
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    rest = rest.startAfter(last);
  }
}

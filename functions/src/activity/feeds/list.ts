import * as contract from '@harborline/domain/api/activity/feeds';
import { feedSchema } from '@harborline/domain/entities/feed';
import type { FeedItem } from '@harborline/domain/feed/feed-item';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { countOf, feedOf, unreadOf } from './query';

function presentItem(snapshot: QueryDocumentSnapshot): FeedItem[] {
  const parsed = feedSchema.safeParse(snapshot.data());
  if (!parsed.success) return [];
  const { is_read, trigger, activity_name, agent, workflow_name, workflow_ref, entity_type, created_at } =
    parsed.data;
  const content = { is_read, trigger, activity_name, agent, workflow_name, workflow_ref, entity_type };
  return [{ feed_id: snapshot.id, ...content, created_at: isoTime(created_at) }];
}

/** GET feeds: the caller's own activity feed, newest first (S7.4-06, S7.4-07, S3-32). */
export const listFeeds = staffEndpoint(contract.listFeeds, async ({ limit, page, isRead }, staff) => {
  const all = feedOf(staff);
  const chosen = isRead === undefined ? all : all.where('is_read', '==', isRead === 'true');
  const [{ docs }, totalCount, unreadCount] = await Promise.all([
    chosen
      .orderBy('created_at', 'desc')
      .offset((page - 1) * limit)
      .limit(limit)
      .get(),
    countOf(chosen),
    countOf(unreadOf(staff)),
  ]);
  return { feeds: docs.flatMap(presentItem), pagination: { totalCount }, unreadCount };
});

import * as contract from '@harborline/domain/api/activity/feeds';
import type { FeedItem } from '@harborline/domain/feed/feed-item';
import { type feedItem, feedItems, feedItemsUnordered } from '@harborline/domain/stores/feeds';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { countRecords, queryOf, type Stored, snapshotRecord } from '../../platform/store/read';
import { ownerOf } from './owner';

type FeedSchema = ReturnType<typeof feedItem>['read'];

function presentItem(item: Stored<FeedSchema>): FeedItem {
  const { id, is_read, trigger, activity_name, agent, workflow_name, workflow_ref, entity_type, created_at } =
    item;
  const { conversation_ref = '', count = 1 } = item;
  const told = count > 1 ? NOTICE_TEXTS.feed.more(activity_name, count - 1) : activity_name;
  const content = { is_read, trigger, activity_name: told, agent, workflow_name, workflow_ref, entity_type };
  return { feed_id: id, ...content, conversation_ref, created_at: isoTime(created_at) };
}

/** GET feeds/unread: a count, where the list would read ten items (S2.8-07). */
export const countUnreadFeeds = staffEndpoint(contract.countUnreadFeeds, async (_input, staff) => ({
  unreadCount: await countRecords(feedItemsUnordered(ownerOf(staff), false)),
}));

/** GET feeds: the caller's own activity feed, newest first (S7.4-06, S7.4-07, S3-32). */
export const listFeeds = staffEndpoint(contract.listFeeds, async ({ limit, page, isRead }, staff) => {
  const owner = ownerOf(staff);
  const chosen = isRead === undefined ? null : isRead === 'true';
  const query = feedItems(owner, chosen);
  const [{ docs }, totalCount, unreadCount] = await Promise.all([
    queryOf(query)
      .offset((page - 1) * limit)
      .limit(limit)
      .get(),
    countRecords(feedItemsUnordered(owner, chosen)),
    countRecords(feedItemsUnordered(owner, false)),
  ]);
  const feeds = docs.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []).map(presentItem);
  return { feeds, pagination: { totalCount }, unreadCount };
});

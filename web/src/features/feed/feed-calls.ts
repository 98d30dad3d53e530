import { countUnreadFeeds, listFeeds, readFeeds } from '@harborline/domain/api/activity/feeds';
import type { FeedChange } from '@harborline/domain/feed/apply-change';
import { type FeedFilter, type FeedList, IS_READ_PARAMETER } from '@harborline/domain/feed/feed-item';
import { LIMITS } from '@harborline/domain/limits';
import { callApi } from '../../shared/api/call-api';

/** One page of the user's feed, counted from 1 (S7.4-06, S9-17). @throws ApiError */
export function loadFeedPage(filter: FeedFilter, page: number): Promise<FeedList> {
  return callApi(listFeeds, {
    query: { limit: LIMITS.feedPageSize, page, isRead: IS_READ_PARAMETER[filter] },
  });
}

/** How many items are unread. @throws ApiError */
export const loadUnreadCount = async (): Promise<number> =>
  (await callApi(countUnreadFeeds, { query: {} })).unreadCount;

/** Stores the marks on the server (S7.4-08). @throws ApiError */
export async function sendFeedChange(change: FeedChange): Promise<void> {
  const body =
    change.kind === 'markAll'
      ? { feedIds: [], isRead: true, markAll: true }
      : { feedIds: [...change.feedIds], isRead: change.isRead };
  await callApi(readFeeds, { body });
}

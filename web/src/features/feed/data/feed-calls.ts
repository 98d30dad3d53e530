import type { FeedChange } from '@harborline/domain/feed/apply-change';
import {
  type FeedFilter,
  type FeedList,
  feedListSchema,
  IS_READ_PARAMETER,
} from '@harborline/domain/feed/feed-item';
import { LIMITS } from '@harborline/domain/limits';
import { callApi } from '../../../shared/api/call-api';

/** One page of the own feed, from 1 (S7.4-06, S9-17). @throws ApiError */
export function loadFeedPage(filter: FeedFilter, page: number): Promise<FeedList> {
  return callApi('GET', '/api/activity/feeds', {
    query: { limit: LIMITS.feedPageSize, page, isRead: IS_READ_PARAMETER[filter] },
    schema: feedListSchema,
  });
}

/** Tells the server what was marked (S7.4-08). @throws ApiError */
export function sendFeedChange(change: FeedChange): Promise<void> {
  const body =
    change.kind === 'markAll'
      ? { feedIds: [], isRead: true, markAll: true }
      : { feedIds: change.feedIds, isRead: change.isRead };
  return callApi('POST', '/api/activity/feeds/read', { body });
}

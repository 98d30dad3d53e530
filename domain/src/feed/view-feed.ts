import { LIMITS } from '../limits';
import { applyChange, countMatching, type MarkedFeed } from './apply-change';
import type { FeedItem } from './feed-item';
import type { FeedState } from './feed-state';

/** What the screen shows: the server's list with the person's own changes applied. */
export interface FeedView extends MarkedFeed {
  readonly openItem: FeedItem | undefined;
  readonly hasMore: boolean;
  /** no items of this filter have arrived yet */
  readonly isWaiting: boolean;
}

const markedFeed = ({ items, unreadCount, changes }: FeedState): MarkedFeed =>
  changes.reduce<MarkedFeed>((marked, { change }) => applyChange(marked, change), { items, unreadCount });

/** The feed as shown (S4.5-08 to S4.5-10). An item that no longer fits the filter stays until the next load. */
export function viewFeed(state: FeedState): FeedView {
  const marked = markedFeed(state);
  const openId = state.openItem?.feed_id;
  return {
    ...marked,
    openItem: marked.items.find(({ feed_id }) => feed_id === openId) ?? state.openItem,
    hasMore: countMatching(state.items, state.filter) < state.totalCount,
    isWaiting: !state.hasLoaded,
  };
}

/**
 * The page with the next items, from 1. Items marked meanwhile have left the filtered list and moved the
 * rest up, so the page follows from the items that still match. Duplicates are dropped.
 */
export function nextFeedPage(state: FeedState): number {
  const fitting = countMatching(markedFeed(state).items, state.filter);
  return Math.floor(fitting / LIMITS.feedPageSize) + 1;
}

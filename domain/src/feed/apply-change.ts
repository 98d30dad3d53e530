import type { FeedFilter, FeedItem } from './feed-item';

/** A change the person made to the list. */
export type FeedChange =
  | { readonly kind: 'mark'; readonly feedIds: readonly string[]; readonly isRead: boolean }
  | { readonly kind: 'markAll' };

export interface MarkedFeed {
  readonly items: readonly FeedItem[];
  readonly unreadCount: number;
}

/** The list after one change. The count only follows items that really changed (S4.5-08, S4.5-10). */
export function applyChange({ items, unreadCount }: MarkedFeed, change: FeedChange): MarkedFeed {
  if (change.kind === 'markAll') {
    return { items: items.map((item) => ({ ...item, is_read: true })), unreadCount: 0 };
  }
  const ids = new Set(change.feedIds);
  const isTouched = ({ feed_id, is_read }: FeedItem) => ids.has(feed_id) && is_read !== change.isRead;
  const touched = items.filter(isTouched).length;
  return {
    items: items.map((item) => (isTouched(item) ? { ...item, is_read: change.isRead } : item)),
    unreadCount: Math.max(0, unreadCount + (change.isRead ? -touched : touched)),
  };
}

/** Number of items that match a filter. */
export function countMatching(items: readonly FeedItem[], filter: FeedFilter): number {
  if (filter === 'all') return items.length;
  return items.filter(({ is_read }) => is_read === (filter === 'read')).length;
}

import { readFeeds } from '@harborline/domain/api/activity/feeds';
import type { FeedItem } from '@harborline/domain/feed/feed-item';
import { callApi } from '../../shared/api/call-api';
import { createEmitter } from '../../shared/events/emitter';

/** A ticket was opened, and this many items are left unread. */
export const ticketRead = createEmitter<[unreadCount: number]>();

/** ids of the tickets of which the feed had unread items when it was loaded last; null until it was */
let unreadTickets: ReadonlySet<string> | null = null;
let hasUnread = false;

/** Remembers whether anything is unread, as long as it is not known about which tickets. */
export function noteUnreadCount(unreadCount: number): void {
  hasUnread = unreadCount > 0;
}

/** Remembers what a page of the feed says of tickets. */
export function noteUnreadTickets(items: readonly FeedItem[]): void {
  unreadTickets = new Set(
    items.filter(({ is_read }) => !is_read).map(({ conversation_ref }) => conversation_ref),
  );
}

/** Whether the feed, as it was loaded last, has something unread about a ticket, or may have. */
export const isUnreadInFeed = (conversationRef: string): boolean =>
  unreadTickets === null ? hasUnread : unreadTickets.has(conversationRef);

/** Marks what the feed tells of a ticket as read; nothing of it is emailed any more (D-132). @throws ApiError */
export async function readTicketInFeed(conversationRef: string): Promise<void> {
  const { unreadCount } = await callApi(readFeeds, { body: { conversation_ref: conversationRef } });
  if (unreadTickets !== null)
    unreadTickets = new Set([...unreadTickets].filter((one) => one !== conversationRef));
  noteUnreadCount(unreadCount);
  ticketRead.emit(unreadCount);
}

import { readFeeds } from '@harborline/domain/api/activity/feeds';
import { callApi } from '../../shared/api/call-api';
import { createEmitter } from '../../shared/events/emitter';

/** A ticket was opened, and this many items are left unread. */
export const ticketRead = createEmitter<[unreadCount: number]>();

/** Marks what the feed tells of a ticket as read; nothing of it is emailed any more (D-132). @throws ApiError */
export async function readTicketInFeed(conversationRef: string): Promise<void> {
  const { unreadCount } = await callApi(readFeeds, { body: { conversation_ref: conversationRef } });
  ticketRead.emit(unreadCount);
}

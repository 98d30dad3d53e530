import { messageSchema } from '../entities/conversation';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const messagesIn = (conversationRef: string) => defineStore(docPath.messages(conversationRef), messageSchema);

/** `Conversations/{ref}/Messages/{id}` */
export const message = (conversationRef: string, id: string) =>
  messagesIn(conversationRef).at(docPath.message(conversationRef, id));

/** A thread with its notes, newest first. */
export const newestMessages = (conversationRef: string) =>
  messagesIn(conversationRef).query({
    orderBy: [
      ['created_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.messagePageSize,
  });

/** What a visitor may see of a thread, oldest first: the last ones, so many at most. */
export const lastPublicMessages = (conversationRef: string, count: number) =>
  messagesIn(conversationRef).query({
    where: [['is_public', '==', true]],
    orderBy: [['created_at', 'asc']],
    limit: count,
    takesLast: true,
  });

/** What was written after a moment for the visitor to see, oldest first. @param limit how many at most */
export const publicMessagesAfter = (conversationRef: string, after: TimestampLike, limit: number) =>
  messagesIn(conversationRef).query({
    where: [
      ['is_public', '==', true],
      ['created_at', '>', after],
    ],
    orderBy: [['created_at', 'asc']],
    limit,
  });

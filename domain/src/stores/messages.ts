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

/** The answer that was written last, for which the visitor is asked for a rating. */
export const newestAnswer = (conversationRef: string) =>
  messagesIn(conversationRef).query({
    where: [['sender_type', '==', 'agent']],
    orderBy: [['created_at', 'desc']],
    limit: 1,
  });

/** What the visitor wrote last. */
export const newestOfVisitor = (conversationRef: string) =>
  messagesIn(conversationRef).query({
    where: [['sender_type', '==', 'visitor']],
    orderBy: [['created_at', 'desc']],
    limit: 1,
  });

/** What the visitor wrote first after a time. @param limit how much of it */
export const firstQuestionsAfter = (conversationRef: string, after: TimestampLike, limit = 1) =>
  messagesIn(conversationRef).query({
    where: [
      ['sender_type', '==', 'visitor'],
      ['created_at', '>', after],
    ],
    orderBy: [['created_at', 'asc']],
    limit,
  });

/** What visitor and team wrote to each other, newest first (D-135). */
export const talkOf = (conversationRef: string, limit: number) =>
  messagesIn(conversationRef).query({
    where: [['sender_type', 'in', ['visitor', 'agent']]],
    orderBy: [['created_at', 'desc']],
    limit,
  });

/** The last messages of a thread that the visitor may see, oldest first. */
export const lastPublicMessages = (conversationRef: string, count: number) =>
  messagesIn(conversationRef).query({
    where: [['is_public', '==', true]],
    orderBy: [['created_at', 'asc']],
    limit: count,
    takesLast: true,
  });

/** Messages after a given time that the visitor may see, oldest first. @param limit maximum number */
export const publicMessagesAfter = (conversationRef: string, after: TimestampLike, limit: number) =>
  messagesIn(conversationRef).query({
    where: [
      ['is_public', '==', true],
      ['created_at', '>', after],
    ],
    orderBy: [['created_at', 'asc']],
    limit,
  });

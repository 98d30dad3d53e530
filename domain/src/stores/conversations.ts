import {
  CHAT_SOURCE,
  type ConversationStatus,
  conversationSchema,
  TICKET_SOURCES,
} from '../entities/conversation';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const conversations = defineStore(COLLECTIONS.conversations, conversationSchema);

/** `Conversations/{ref}` */
export const conversation = (ref: string) => conversations.at(docPath.conversation(ref));

/** The tickets of a library with the newest messages. @param status null for all */
export const newestTickets = (libraryId: string, status: ConversationStatus | null) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', 'in', TICKET_SOURCES],
      ...(status === null ? [] : [['status', '==', status] as const]),
    ],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** More than arrive between two snapshots. */
const ALERT_LIMIT = 5;

/** The few tickets with the newest messages. */
export const alertingTickets = (libraryId: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', 'in', TICKET_SOURCES],
    ],
    orderBy: [['last_message_at', 'desc']],
    limit: ALERT_LIMIT,
  });

/** The open chats of a person. @param limit maximum number */
export const ongoingChats = (libraryId: string, uid: string, limit: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', '==', CHAT_SOURCE],
      ['status', '==', 'open'],
      ['assigned_to', '==', uid],
    ],
    limit,
  });

/** The conversation that a visitor's request became. */
export const ticketOfVisitor = (libraryId: string, uid: string, ticketId: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['visitor_uids', 'array-contains', uid],
      ['ticket_id', '==', ticketId],
    ],
    limit: 1,
  });

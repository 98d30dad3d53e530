import type { NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Mention } from '@harborline/domain/entities/mention';
import type { NotifiedEvent } from '@harborline/domain/notifications/delivery';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { hasJustWoken } from '@harborline/domain/tickets/snooze/waking';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { adminLinks } from '../../../shared/routes/admin-links';

export type AlertSubject = Pick<
  Conversation,
  | 'id'
  | 'number'
  | 'title'
  | 'visitor'
  | 'last_message'
  | 'last_message_at'
  | 'created_at'
  | 'woken'
  | 'assigned_to'
  | 'team_ref'
>;

/** An event that happened while no tab was visible. */
export interface InboxAlert {
  readonly event: Extract<
    NotificationEvent,
    'new_ticket' | 'visitor_replied' | 'mentioned_you' | 'chat_waiting'
  >;
  readonly conversationRef: string;
  /** names the message, or the arrival in a chat; two tabs announce it only once */
  readonly messageId: string;
  readonly title: string;
  readonly body: string;
  /** whose ticket it is about; absent where that makes no difference */
  readonly ticket?: NonNullable<NotifiedEvent['ticket']>;
  /** page of the admin area that shows it */
  readonly to: string;
}

const ticketOf = ({ id, assigned_to, team_ref = '' }: AlertSubject) => ({
  id,
  assignedTo: assigned_to,
  teamRef: team_ref,
});

const senderOf = ({ visitor }: AlertSubject): string =>
  visitor.name.trim() || visitor.email || INBOX_TEXTS.aVisitor;

/**
 * The alert for a conversation's current state, if a visitor has written a new message.
 * A ticket is created together with its first message.
 */
export function alertOf(conversation: AlertSubject, knownMessageId: string | undefined): InboxAlert | null {
  const { id, last_message: message, last_message_at: at, created_at: createdAt } = conversation;
  if (message.sender_type !== 'visitor' || message.id === knownMessageId) return null;
  // It came into sight because its time came, not because its visitor wrote (D-119).
  if (hasJustWoken(conversation)) return null;
  const isNew = knownMessageId === undefined && at.toMillis() === createdAt.toMillis();
  const number = shortNumber(conversation.number);
  const ticketTitle = conversation.title || INBOX_TEXTS.noTitle;
  return {
    event: isNew ? 'new_ticket' : 'visitor_replied',
    ticket: ticketOf(conversation),
    conversationRef: id,
    messageId: message.id,
    to: adminLinks.inbox({ conversation: id }),
    title: isNew
      ? INBOX_TEXTS.newTicketAlert(number, ticketTitle)
      : INBOX_TEXTS.repliedAlert(senderOf(conversation)),
    body: isNew
      ? `${senderOf(conversation)}: ${message.preview}`
      : `${number} ${ticketTitle}\n${message.preview}`,
  };
}

/** The alert for a note that mentions the person (D-103). */
export function mentionAlertOf(mention: Mention): InboxAlert {
  const number = shortNumber(mention.ticket_number);
  return {
    event: 'mentioned_you',
    conversationRef: mention.conversation_ref,
    messageId: mention.message_id,
    title: MENTION_TEXTS.alert(mention.author_name || MENTION_TEXTS.aTeammate, number),
    body: mention.preview,
    to: adminLinks.mentions({ conversation: mention.conversation_ref, message: mention.message_id }),
  };
}

/** The alert for a chat that has come to the queue or to the person, or in which its visitor wrote again. */
export function chatAlertOf(chat: AlertSubject, knownMessageId: string | undefined): InboxAlert | null {
  const { id, last_message: message } = chat;
  if (message.sender_type !== 'visitor' || message.id === knownMessageId) return null;
  const isNew = knownMessageId === undefined;
  const name = senderOf(chat);
  return {
    // Chats that are announced are the person's own, or wait for anybody.
    event: isNew ? 'chat_waiting' : 'visitor_replied',
    conversationRef: id,
    messageId: message.id,
    title: isNew ? CHAT_TEXTS.waitsAlert(name) : INBOX_TEXTS.repliedAlert(name),
    body: message.preview,
    to: adminLinks.chats('queue', id),
  };
}

/** The alert for a chat which a person joined who takes no chats: they find it among those of the team (D-92). */
export function supervisedChatAlertOf(
  chat: AlertSubject,
  knownMessageId: string | undefined,
): InboxAlert | null {
  const alert = joinedChatAlertOf(chat, knownMessageId);
  return alert && { ...alert, to: adminLinks.chats('chats', chat.id) };
}

/** The alert for a chat of a teammate which the person has come into, or in which its visitor wrote again (D-92). */
export function joinedChatAlertOf(chat: AlertSubject, knownMessageId: string | undefined): InboxAlert | null {
  if (knownMessageId !== undefined) return chatAlertOf(chat, knownMessageId);
  const { id, last_message: message } = chat;
  return {
    event: 'chat_waiting',
    conversationRef: id,
    // The message alone may have been announced while the chat waited.
    messageId: `${message.id}/joined`,
    title: CHAT_TEXTS.joinedAlert(senderOf(chat)),
    body: message.preview,
    to: adminLinks.chats('queue', id),
  };
}

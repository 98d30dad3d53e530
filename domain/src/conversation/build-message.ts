import type { Conversation, Message, SenderType } from '../entities/conversation';
import type { KnownFields } from '../entities/known-fields';
import { LIMITS } from '../limits';
import type { Mentions } from '../mentions/mentions';
import { clip, oneLine } from '../text/clip';

/** One line for lists; an attachment without text is labelled as one. */
export function previewText(text: string, fileUrl = ''): string {
  const line = oneLine(text);
  if (line === '') return fileUrl === '' ? '' : 'Attachment';
  return line.length <= LIMITS.previewText ? line : `${clip(line, LIMITS.previewText - 1).trimEnd()}…`;
}

/** Whether visitors see messages of this sender type. */
export function isPublicSender(senderType: SenderType): boolean {
  return senderType === 'visitor' || senderType === 'agent';
}

export interface MessageInput<Time> {
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly senderType: SenderType;
  /** uid of the writer, '' for the system */
  readonly senderRef: string;
  readonly senderName: string;
  readonly text: string;
  readonly fileUrl?: string;
  /** of a note: names of the people whom it mentions, by uid */
  readonly mentions?: Mentions | undefined;
  /** of a reply to a ticket: id of the last message that its author had seen, which the server holds it to (D-107) */
  readonly follows?: string | undefined;
  /** the SDK's server time; functions and the seed may pass a timestamp */
  readonly createdAt: Time;
}

export interface NewMessage<Time> extends Omit<KnownFields<Message>, 'id' | 'created_at'> {
  created_at: Time;
}

/** The stored form of a message. The text keeps its line ends and is shown as plain text. */
export function buildMessage<Time>(input: MessageInput<Time>): NewMessage<Time> {
  return {
    conversation_ref: input.conversationRef,
    support_lib_id: input.libraryId,
    sender_type: input.senderType,
    sender_ref: input.senderRef,
    sender_name: clip(oneLine(input.senderName), LIMITS.shortText),
    text: clip(input.text.replace(/\r\n?/g, '\n').trim(), LIMITS.messageText),
    file_url: input.fileUrl ?? '',
    is_public: isPublicSender(input.senderType),
    read_status: 0,
    created_at: input.createdAt,
    ...(input.mentions && { mentions: { ...input.mentions } }),
    ...(input.follows !== undefined && { follows: input.follows }),
  };
}

export interface ConversationUpdate<Time> {
  last_message: Conversation['last_message'];
  last_message_at: Time;
  is_unread_by_staff: boolean;
  /** only for a visitor's message */
  last_visitor_message_at?: Time;
}

/** The conversation's fields that change with a message, written in the same batch. */
export function conversationUpdate<Time>(
  messageId: string,
  message: NewMessage<Time>,
): ConversationUpdate<Time> {
  const isFromVisitor = message.sender_type === 'visitor';
  return {
    last_message: {
      id: messageId,
      preview: previewText(message.text, message.file_url),
      sender_type: message.sender_type,
      sender_name: message.sender_name,
    },
    last_message_at: message.created_at,
    is_unread_by_staff: isFromVisitor,
    ...(isFromVisitor ? { last_visitor_message_at: message.created_at } : {}),
  };
}

/** The addresses of a message's files (D-99). */
export const filesOf = ({ file_url, more_files = [] }: Pick<Message, 'file_url' | 'more_files'>): string[] =>
  [file_url, ...more_files].filter((url) => url !== '');

/** What one message carries. */
export interface MessagePart {
  readonly text: string;
  /** '' for none */
  readonly fileUrl: string;
}

/**
 * The messages that bring a text and files: a message names one file, so the first goes with the text and each other in
 * a message of its own (D-62).
 */
export function messageParts(text: string, fileUrls: readonly string[]): readonly MessagePart[] {
  const [first = '', ...others] = fileUrls;
  return [{ text: text.trim(), fileUrl: first }, ...others.map((fileUrl) => ({ text: '', fileUrl }))];
}

/** Whether there is anything to send. */
export function canSend(text: string, fileUrl = ''): boolean {
  return text.trim() !== '' || fileUrl !== '';
}

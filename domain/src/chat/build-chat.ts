import { buildMessage, conversationUpdate } from '../conversation/build-message';
import { CHAT_SOURCE } from '../entities/conversation';
import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { ticketTitle } from '../tickets/ticket-title';
import type { ChatMember } from './chat-members';

export interface ChatInput<Time> {
  readonly conversationRef: string;
  readonly messageId: string;
  readonly libraryId: string;
  readonly visitor: {
    readonly uid: string;
    readonly name: string;
    readonly email: string;
    readonly os: string;
    readonly browser: string;
    readonly language: string;
    /** name and address are those that the library's own server says (D-88) */
    readonly isVerified?: boolean;
  };
  /** address of the page where it began */
  readonly url: string;
  readonly text: string;
  readonly createdAt: Time;
}

const SHORT = 60;
const short = (text: string): string => clip(oneLine(text), SHORT);

/** What a chat without members keeps of them (D-92). */
export const NOBODY_JOINED: { readonly members: string[]; readonly member_names: ChatMember[] } = {
  members: [],
  member_names: [],
};

/** A chat as it begins: in the queue, with the visitor's first message (D-91). What the visitor says of itself is a claim. */
export function buildChat<Time>(input: ChatInput<Time>) {
  const { conversationRef, libraryId, visitor, url, createdAt } = input;
  const message = buildMessage({
    conversationRef,
    libraryId,
    senderType: 'visitor',
    senderRef: visitor.uid,
    senderName: visitor.name,
    text: input.text,
    createdAt,
  });
  const conversation = {
    support_lib_id: libraryId,
    // Numbers are drawn for tickets (D-54).
    ticket_id: 0,
    number: 0,
    title: ticketTitle(input.text),
    status: 'open' as const,
    source: CHAT_SOURCE,
    visitor: {
      name: message.sender_name,
      email: visitor.email,
      is_verified: visitor.isVerified ?? false,
      os: short(visitor.os),
      browser: short(visitor.browser),
      URL: clip(url, LIMITS.url),
    },
    visitor_uids: [visitor.uid],
    begun_by: visitor.uid,
    assigned_to: '',
    help_steps: [],
    custom_inputs: [],
    ...conversationUpdate(input.messageId, message),
    last_visitor_message_at: createdAt,
    created_at: createdAt,
    chat: {
      queued_at: createdAt,
      waits_because: '' as const,
      returned_by: '',
      returned_at: null,
      agent_name: '',
      agent_picture: '',
      taken_at: null,
      ended_by: '' as const,
      ...NOBODY_JOINED,
      language: short(visitor.language),
    },
  };
  return { conversation, message };
}

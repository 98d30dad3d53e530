import { conversationUpdate, type NewMessage } from '../conversation/build-message';
import type { Conversation, Message } from '../entities/conversation';
import type { TimestampLike } from '../entities/timestamp';
import { SPLIT_TEXTS } from '../texts/split-ticket';
import { browserOf } from '../visitor-people/person-of-ticket';
import { shortNumber } from './ticket-title';

/** How long a split can be undone. */
export const SPLIT_UNDO_MS = 60 * 60 * 1000;

type Chosen = Pick<Message, 'sender_type' | 'taken_to'>;

/** Why messages cannot begin a ticket, as a sentence for people; undefined if they can. */
export function splitRefusal(chosen: readonly Chosen[]): string | undefined {
  const mayBeCopied = ({ sender_type: type }: Chosen) => type === 'visitor' || type === 'note';
  if (!chosen.every(mayBeCopied) || !chosen.some(({ sender_type }) => sender_type === 'visitor'))
    return SPLIT_TEXTS.onlyVisitors;
  const taken = chosen.find(({ taken_to }) => taken_to !== undefined)?.taken_to;
  return taken && SPLIT_TEXTS.takenAlready(shortNumber(taken.number));
}

interface SplitTicket {
  /** the ticket that has the messages */
  readonly from: Conversation;
  /** those that are copied: of its visitor one at least, beside them notes */
  readonly messages: readonly Message[];
  readonly subject: string;
  /** of the new ticket */
  readonly conversationRef: string;
  readonly ticketId: number;
  readonly number: number;
  /** id of a copy */
  readonly copyId: (messageId: string) => string;
}

const byTime = (one: Message, other: Message): number =>
  one.created_at.toMillis() - other.created_at.toMillis() || (one.id < other.id ? -1 : 1);

/** A message as it was, at the time when it was written; `follows` is of replies alone, which are never copied. */
const copyOf = (message: Message, { from, conversationRef }: SplitTicket): NewMessage<TimestampLike> => ({
  conversation_ref: conversationRef,
  support_lib_id: message.support_lib_id,
  sender_type: message.sender_type,
  sender_ref: message.sender_ref,
  sender_name: message.sender_name,
  text: message.text,
  file_url: message.file_url,
  is_public: message.is_public,
  read_status: message.read_status,
  created_at: message.created_at,
  ...(message.more_files && { more_files: message.more_files }),
  ...(message.mentions && { mentions: message.mentions }),
  ...(message.channel && { channel: message.channel }),
  ...(message.full_text !== undefined && { full_text: message.full_text }),
  taken_from: { conversation_ref: from.id, number: from.number, message_id: message.id },
});

/** How a ticket is sorted, which the one that is split from it keeps: it is about the same person, and mostly the same thing. */
function sortingOf({ priority_level, type_ref, category_ref, tier_ref, team_ref, tag_refs }: Conversation) {
  return {
    ...(priority_level !== undefined && { priority_level }),
    ...(type_ref !== undefined && { type_ref }),
    ...(category_ref !== undefined && { category_ref }),
    ...(tier_ref !== undefined && { tier_ref }),
    ...(team_ref !== undefined && { team_ref }),
    ...(tag_refs !== undefined && { tag_refs }),
  };
}

/**
 * A ticket of the same visitor that begins with copies of their messages (D-122). It waits since the first of them, and its
 * summary is that of the last: nobody has answered them there. Nobody has it yet.
 */
export function buildSplitTicket(input: SplitTicket) {
  const { from } = input;
  const copies = input.messages
    .toSorted(byTime)
    .map((message) => ({ id: input.copyId(message.id), message: copyOf(message, input) }));
  const ofVisitor = copies.filter(({ message }) => message.sender_type === 'visitor');
  const [first, last] = [ofVisitor[0], ofVisitor.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A split without a message of the visitor');
  const { name, email, is_verified, os, browser, URL } = from.visitor;
  const conversation = {
    support_lib_id: from.support_lib_id,
    ticket_id: input.ticketId,
    number: input.number,
    title: input.subject,
    status: 'open' as const,
    source: from.source,
    visitor: { name, email, is_verified, os, browser, URL },
    visitor_uids: from.visitor_uids,
    // The copy has no chat that would say that a browser began it.
    begun_by: browserOf(from),
    ...sortingOf(from),
    ...(from.person_ref !== undefined && { person_ref: from.person_ref }),
    assigned_to: '',
    split_from: { conversation_ref: from.id, number: from.number },
    help_steps: [],
    custom_inputs: [],
    ...conversationUpdate(last.id, last.message),
    last_visitor_message_at: last.message.created_at,
    created_at: first.message.created_at,
  };
  return { conversation, copies };
}

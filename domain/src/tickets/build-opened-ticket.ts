import { buildMessage, conversationUpdate, filesOf, previewText } from '../conversation/build-message';
import type { Conversation, Message } from '../entities/conversation';
import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';

export interface OpenedTicket<Time> {
  readonly conversationRef: string;
  readonly libraryId: string;
  readonly ticketId: number;
  /** of the ticket in its library */
  readonly number: number;
  /** whom it is for: a name, which may be '', and an address that can be answered */
  readonly person: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  /** checked addresses of its files */
  readonly fileUrls: readonly string[];
  /** whether the text goes to the person; otherwise it is a note for the team */
  readonly isMailed: boolean;
  /** the teammate who opens it, and the name that visitors see */
  readonly creator: { readonly uid: string; readonly name: string };
  /** uid of the teammate who gets it, '' for nobody */
  readonly assignedTo: string;
  readonly messageId: string;
  readonly createdAt: Time;
}

function messageOf<Time>(input: OpenedTicket<Time>) {
  const [first = '', ...more] = input.fileUrls;
  const built = buildMessage({
    conversationRef: input.conversationRef,
    libraryId: input.libraryId,
    senderType: input.isMailed ? 'agent' : 'note',
    senderRef: input.creator.uid,
    senderName: input.creator.name,
    text: input.text,
    fileUrl: first,
    createdAt: input.createdAt,
  });
  return more.length === 0 ? built : { ...built, more_files: more };
}

/**
 * A ticket that a teammate opens for somebody, with its first message (D-100). The person may read the conversation later, so
 * nothing of a note is in it: its summary repeats the title.
 */
export function buildOpenedTicket<Time>(input: OpenedTicket<Time>) {
  const message = messageOf(input);
  const title = clip(oneLine(input.subject), LIMITS.ticketTitle);
  const summary = conversationUpdate(input.messageId, { ...message, sender_type: 'agent' });
  const shown = input.isMailed
    ? summary.last_message
    : { ...summary.last_message, id: '', preview: previewText(title) };
  const conversation = {
    support_lib_id: input.libraryId,
    ticket_id: input.ticketId,
    number: input.number,
    title,
    status: 'open' as const,
    // Whatever the person says to it comes by email.
    source: 'email' as const,
    visitor: {
      name: clip(oneLine(input.person.name), LIMITS.visitorName),
      email: input.person.email,
      is_verified: false,
      os: '',
      browser: '',
      URL: '',
    },
    // Whoever opens a mailed link is let in.
    visitor_uids: [],
    begun_by: '',
    created_by: input.creator.uid,
    assigned_to: input.assignedTo,
    assigned_by: input.assignedTo === '' ? '' : input.creator.uid,
    help_steps: [],
    custom_inputs: [],
    ...summary,
    last_message: shown,
    last_visitor_message_at: input.createdAt,
    created_at: input.createdAt,
  };
  return { conversation, message };
}

interface Opening {
  readonly conversation: Pick<Conversation, 'title'> & {
    readonly visitor: Pick<Conversation['visitor'], 'name' | 'email'>;
  };
  readonly message: Pick<Message, 'sender_type' | 'text' | 'file_url' | 'more_files'>;
}

const saidIn = ({ conversation: { title, visitor }, message }: Opening): string =>
  JSON.stringify([
    ...[visitor.email, visitor.name, title],
    ...[message.sender_type, message.text, filesOf(message)],
  ]);

/** Whether two openings say the same to the same person. Who has the ticket may have changed since. */
export const isSameOpening = (one: Opening, other: Opening): boolean => saidIn(one) === saidIn(other);

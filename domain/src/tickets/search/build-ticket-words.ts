import type { Conversation, Message } from '../../entities/conversation';
import type { TicketWords } from '../../entities/ticket-words';
import { attachmentName } from '../../files/attachment-name';
import { LIMITS } from '../../limits';
import { clip } from '../../text/clip';
import { startsOf, ticketTextWords } from './words';

type Headed = Pick<Conversation, 'support_lib_id' | 'number' | 'title' | 'visitor' | 'custom_inputs'>;
type Written = Pick<
  Message,
  'id' | 'text' | 'file_url' | 'more_files' | 'sender_name' | 'sender_type' | 'created_at'
>;
type KeptMessage = TicketWords['messages'][number];

/** What names a ticket, before anything that was written in it. */
const headOf = ({ number, title, visitor, custom_inputs }: Headed): string =>
  [String(number), title, visitor.name, visitor.email, ...custom_inputs.map(({ text }) => text)].join('\n');

const fileNames = ({ file_url, more_files = [] }: Written): string[] =>
  [file_url, ...more_files].filter((url) => url !== '').map(attachmentName);

const keptMessage = (message: Written): KeptMessage => ({
  id: message.id,
  at: message.created_at,
  sender_name: message.sender_name,
  text: clip([message.text, ...fileNames(message)].join('\n').trim(), LIMITS.messageText),
});

const newestFirst = (one: KeptMessage, other: KeptMessage): number =>
  other.at.toMillis() - one.at.toMillis() || (one.id < other.id ? -1 : 1);

/** The newest messages that fit, whatever order they came in. */
function newestThatFit(messages: readonly KeptMessage[]): KeptMessage[] {
  let units = 0;
  return messages.toSorted(newestFirst).filter(({ text }, index) => {
    units += text.length;
    return index < LIMITS.ticketSearchMessages && units <= LIMITS.ticketSearchText;
  });
}

/**
 * The words of a ticket once these messages are known, notes included: the same whatever order they came in, and however
 * often. Of a long ticket the newest messages count.
 * @param known what was kept so far
 */
export function buildTicketWords(
  ticket: Headed & Pick<Conversation, 'last_message_at'>,
  messages: readonly Written[],
  known: Pick<TicketWords, 'messages'> = { messages: [] },
): TicketWords {
  const written = messages.filter(({ sender_type }) => sender_type !== 'system_debug').map(keptMessage);
  const fresh = new Set(written.map(({ id }) => id));
  const kept = newestThatFit([...written, ...known.messages.filter(({ id }) => !fresh.has(id))]);
  const texts = kept.map(({ sender_name, text }) => `${sender_name}\n${text}`);
  const words = ticketTextWords([headOf(ticket), ...texts].join('\n'), LIMITS.ticketSearchWords);
  return {
    support_lib_id: ticket.support_lib_id,
    last_message_at: kept[0]?.at ?? ticket.last_message_at,
    starts: startsOf(words),
    text: words.join(' '),
    messages: kept,
  };
}

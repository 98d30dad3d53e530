import type { FoundTicket, SEARCHED_ASSIGNEES } from '../../api/inbox/ticket-search';
import type { Conversation } from '../../entities/conversation';
import type { TicketWords } from '../../entities/ticket-words';
import { writtenAt } from '../snooze/waking';
import { markWords, snippetOf } from './find-in-ticket';

/** Whether a ticket is one of those whose search was asked for. @param uid the searcher's */
export const isAssignedTo = (
  ticket: Pick<Conversation, 'assigned_to'>,
  assignee: (typeof SEARCHED_ASSIGNEES)[number],
  uid: string,
): boolean => assignee === 'anyone' || ticket.assigned_to === (assignee === 'me' ? uid : '');

/** A ticket as a search shows it (D-106). @param kept its messages, as far as they are searched */
export function foundTicket(
  ticket: Conversation,
  kept: Pick<TicketWords, 'messages'>,
  words: readonly string[],
): FoundTicket {
  const snippet = snippetOf(kept, words);
  return {
    conversation_ref: ticket.id,
    number: ticket.number,
    title: markWords(ticket.title, words),
    person: markWords(ticket.visitor.name || ticket.visitor.email, words),
    snippet: snippet.text === '' ? markWords(ticket.last_message.preview, words) : snippet,
    status: ticket.status,
    ...(ticket.own_status_ref !== undefined && { own_status_ref: ticket.own_status_ref }),
    ...(ticket.merged_into !== undefined && { merged_into: ticket.merged_into.number }),
    last_message_at: writtenAt(ticket).toDate().toISOString(),
  };
}

import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/ticket-search';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketNumbered } from '@harborline/domain/stores/conversations';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { markWords, snippetOf } from '@harborline/domain/tickets/search/find-in-ticket';
import { askedNumber, queryWords } from '@harborline/domain/tickets/search/words';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { staffEndpoint } from '../../platform/endpoint';
import { isoTime } from '../../platform/iso-time';
import { findRecords, readEach } from '../../platform/store/read';
import { scanTickets } from './scan-tickets';

type Input = InputOf<typeof contract.searchTickets>;

function isWanted(ticket: Conversation, { status, assigned_to, from, to }: Input, uid: string): boolean {
  const at = writtenAt(ticket).toMillis();
  if ((from !== undefined && at < from) || (to !== undefined && at > to)) return false;
  if (status !== undefined && ticket.status !== status) return false;
  if (assigned_to === 'anyone') return true;
  return ticket.assigned_to === (assigned_to === 'me' ? uid : '');
}

/** The tickets as an answer shows them: what finds them also holds what they say. */
async function present(tickets: readonly Conversation[], words: readonly string[]) {
  const kept = await readEach(tickets.map(({ id }) => ticketWords(id)));
  return tickets.map((ticket, index): contract.FoundTicket => {
    const found = kept[index];
    const snippet = snippetOf(found ?? { messages: [] }, words);
    return {
      conversation_ref: ticket.id,
      number: ticket.number,
      title: markWords(ticket.title, words),
      person: markWords(ticket.visitor.name || ticket.visitor.email, words),
      snippet: snippet.text === '' ? markWords(ticket.last_message.preview, words) : snippet,
      status: ticket.status,
      ...(ticket.own_status_ref !== undefined && { own_status_ref: ticket.own_status_ref }),
      ...(ticket.merged_into === undefined ? {} : { merged_into: ticket.merged_into.number }),
      last_message_at: isoTime(writtenAt(ticket)),
    };
  });
}

/** The ticket of a number, if there is one and a number is asked for. */
const findNumbered = async (libraryId: string, number: number | null): Promise<Conversation[]> =>
  number === null
    ? []
    : (await findRecords(ticketNumbered(libraryId, number))).filter((ticket) => !isChat(ticket));

/** GET search: tickets by their words, one page at a time and with a bounded number of reads (D-106). */
export const searchTickets = staffEndpoint(contract.searchTickets, async (input, staff) => {
  const words = queryWords(input.q);
  const wanted = (ticket: Conversation) => isWanted(ticket, input, staff.uid);
  const numbered = (await findNumbered(staff.support_lib_id, askedNumber(input.q))).filter(wanted);
  const isFirst = (id: string) => numbered.some((ticket) => ticket.id === id);
  // The ticket of that number stands before the first page, and is in no other.
  const leading = input.cursor === undefined ? numbered : [];
  const { tickets, nextCursor, hasStopped } = await scanTickets({
    libraryId: staff.support_lib_id,
    words,
    span: { from: input.from ?? null, to: input.to ?? null },
    after: input.cursor === undefined ? null : contract.positionOf(input.cursor),
    size: input.per_page,
    isWanted: (ticket) => !isFirst(ticket.id) && wanted(ticket),
  });
  return {
    tickets: await present([...leading, ...tickets], words),
    next_cursor: nextCursor,
    has_stopped: hasStopped,
  };
});

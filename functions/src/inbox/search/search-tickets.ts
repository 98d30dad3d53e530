import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/ticket-search';
import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { ticketNumbered } from '@harborline/domain/stores/conversations';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { foundTicket, isAssignedTo } from '@harborline/domain/tickets/search/found-ticket';
import { askedNumber, queryWords } from '@harborline/domain/tickets/search/words';
import { writtenAt } from '@harborline/domain/tickets/snooze/waking';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords, readEach } from '../../platform/store/read';
import { scanTickets } from './scan-tickets';

type Input = InputOf<typeof contract.searchTickets>;

function isWanted(ticket: Conversation, { status, assigned_to, from, to }: Input, uid: string): boolean {
  const at = writtenAt(ticket).toMillis();
  if ((from !== undefined && at < from) || (to !== undefined && at > to)) return false;
  if (status !== undefined && ticket.status !== status) return false;
  return isAssignedTo(ticket, assigned_to, uid);
}

/** The tickets as an answer shows them: what finds them also holds what they say. */
async function present(tickets: readonly Conversation[], words: readonly string[]) {
  const kept = await readEach(tickets.map(({ id }) => ticketWords(id)));
  return tickets.map((ticket, index) => foundTicket(ticket, kept[index] ?? { messages: [] }, words));
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

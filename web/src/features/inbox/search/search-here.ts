import type { FoundTicket } from '@harborline/domain/api/inbox/ticket-search';
import { isChat } from '@harborline/domain/chat/chat-state';
import { ticketsOfList } from '@harborline/domain/stores/conversations';
import { newestMessages } from '@harborline/domain/stores/messages';
import { buildTicketWords } from '@harborline/domain/tickets/search/build-ticket-words';
import { hasWords } from '@harborline/domain/tickets/search/find-in-ticket';
import { foundTicket, isAssignedTo } from '@harborline/domain/tickets/search/found-ticket';
import { queryWords } from '@harborline/domain/tickets/search/words';
import type { Firestore } from 'firebase/firestore';
import { readKeptRecords } from '../../../shared/store/read-records';
import type { Ticket } from '../ticket';
import type { SearchView } from './search-view';

interface Here {
  readonly firestore: Firestore;
  readonly libraryId: string;
  readonly uid: string;
}

/** Tickets with newer messages first; older ones are not looked at. */
const MOST_TICKETS = 200;

function isWanted(ticket: Ticket, { status, assignee }: SearchView, uid: string): boolean {
  if (isChat(ticket) || (status !== 'all' && ticket.status !== status)) return false;
  return isAssignedTo(ticket, assignee, uid);
}

/** A ticket as a search shows it, with its messages that are on this device; null if it has not all of the words. */
async function found(
  ticket: Ticket,
  words: readonly string[],
  { firestore }: Here,
): Promise<FoundTicket | null> {
  const kept = buildTicketWords(ticket, await readKeptRecords(firestore, newestMessages(ticket.id)));
  return hasWords(kept, words) ? foundTicket(ticket, kept, words) : null;
}

/** What a search finds among the tickets that were read on this device, without a connection (D-128). @throws FirebaseError */
export async function searchHere(view: SearchView, here: Here): Promise<readonly FoundTicket[]> {
  const { firestore, libraryId, uid } = here;
  const all = ticketsOfList({ libraryId, kind: 'all', uid, status: null, tag: null });
  const tickets = await readKeptRecords(firestore, { ...all, limit: MOST_TICKETS });
  const words = queryWords(view.query);
  const wanted = tickets.filter((ticket) => isWanted(ticket, view, uid));
  const looked = await Promise.all(wanted.map((ticket) => found(ticket, words, here)));
  return looked.filter((ticket) => ticket !== null);
}

import { searchTickets } from '@harborline/domain/api/inbox/ticket-search';
import { LIMITS } from '@harborline/domain/limits';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { askedNumber, queryWords } from '@harborline/domain/tickets/search/words';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../shared/api/call-api';
import { useSettledValue } from '../../shared/hooks/use-settled-value';
import { useRequest } from '../../shared/requests/use-request';
import { adminLinks } from '../../shared/routes/admin-links';
import { useMay } from '../../shared/staff/use-may';
import type { Command } from './command';

const PAUSE_MS = 300;
/** Tickets that the bar shows itself. */
const SHOWN = 5;
/** Letters from which it looks for them while somebody types; a number may be shorter. */
const SHORTEST = 3;

/**
 * The search for tickets, and the first that it finds, once the typing pauses; nothing for those who may not view tickets.
 * `note` says how the search is going, '' for nothing.
 */
export function useFoundTickets(text: string): { commands: Command[]; note: string } {
  const navigate = useNavigate();
  const mayView = useMay('Conversations.readTicket');
  const query = text.trim().slice(0, LIMITS.ticketSearchQuery);
  const settled = useSettledValue(query, PAUSE_MS);
  const isAsked = mayView && queryWords(query).length > 0;
  const isNeeded = isAsked && settled === query && (query.length >= SHORTEST || askedNumber(query) !== null);
  const { state } = useRequest({
    key: ['command-bar-tickets', settled],
    load: (signal) => callApi(searchTickets, { query: { q: settled, per_page: SHOWN }, signal }),
    isNeeded,
  });
  if (!isAsked) return { commands: [], note: '' };
  const searchAll: Command = {
    id: 'search',
    group: 'search',
    label: COMMAND_TEXTS.searchFor(query),
    detail: '',
    run: () => void navigate(adminLinks.ticketSearch({ query })),
  };
  if (!isNeeded) return { commands: [searchAll], note: '' };
  if (state.status !== 'ready') {
    const note = state.status === 'loading' ? COMMAND_TEXTS.searching : COMMAND_TEXTS.searchFailed;
    return { commands: [searchAll], note };
  }
  const found = state.data.tickets.map(
    ({ conversation_ref: conversation, number, title, person }): Command => ({
      id: `ticket ${conversation}`,
      group: 'search',
      label: `${shortNumber(number)} ${title.text || INBOX_TEXTS.noTitle}`,
      detail: person.text,
      run: () => void navigate(adminLinks.inbox({ conversation })),
    }),
  );
  return { commands: [searchAll, ...found], note: '' };
}

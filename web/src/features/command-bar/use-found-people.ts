import { listCompanies, listPeople } from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { queryWords } from '@harborline/domain/tickets/search/words';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../shared/api/call-api';
import { useSettledValue } from '../../shared/hooks/use-settled-value';
import { useRequest } from '../../shared/requests/use-request';
import { adminLinks } from '../../shared/routes/admin-links';
import { useMay } from '../../shared/staff/use-may';
import type { Command } from './command';

const PAUSE_MS = 300;
/** People, and companies, that the bar shows itself. */
const SHOWN = 3;
/** Letters from which it looks for them while somebody types. */
const SHORTEST = 3;

async function load(q: string, signal: AbortSignal) {
  const query = { q, per_page: SHOWN };
  const [{ people }, { companies }] = await Promise.all([
    callApi(listPeople, { query, signal }),
    callApi(listCompanies, { query, signal }),
  ]);
  return { people, companies };
}

/** The people who write tickets and the companies that have the words, once the typing pauses (D-134). */
export function useFoundPeople(text: string): Command[] {
  const navigate = useNavigate();
  const mayView = useMay(listPeople);
  const query = text.trim().slice(0, LIMITS.ticketSearchQuery);
  const settled = useSettledValue(query, PAUSE_MS);
  const isAsked = mayView && query.length >= SHORTEST && queryWords(query).length > 0;
  const isNeeded = isAsked && settled === query;
  const { state } = useRequest({
    key: ['command-bar-people', settled],
    load: (signal) => load(settled, signal),
    isNeeded,
  });
  if (!isNeeded || state.status !== 'ready') return [];
  const people = state.data.people.map(
    ({ id, name, email }): Command => ({
      id: `person ${id}`,
      group: 'search',
      label: name || email || INBOX_TEXTS.visitor,
      detail: name === '' ? COMMAND_TEXTS.person : email,
      run: () => void navigate(adminLinks.person(id)),
    }),
  );
  const companies = state.data.companies.map(
    ({ domain }): Command => ({
      id: `company ${domain}`,
      group: 'search',
      label: domain,
      detail: PEOPLE_TEXTS.directory.company,
      run: () => void navigate(adminLinks.company(domain)),
    }),
  );
  return [...people, ...companies];
}

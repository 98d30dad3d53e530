import type { FoundTicket } from '@harborline/domain/api/inbox/ticket-search';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { rowsAsFound } from '../found/testing';
import { SearchResults } from './search-results';
import { readSearchView } from './search-view';
import type { TicketSearch } from './use-ticket-search';

const TICKET: FoundTicket = {
  conversation_ref: 'late-order',
  number: 42,
  title: { text: 'Where is it?', ranges: [] },
  person: { text: 'Zoë Quill', ranges: [{ from: 0, to: 3 }] },
  snippet: { text: 'My <b>order</b> is late', ranges: [{ from: 6, to: 11 }] },
  status: 'closed',
  last_message_at: '2026-01-01T00:00:00.000Z',
};

function show(changes: Partial<TicketSearch>) {
  const search: TicketSearch = {
    status: 'ready',
    tickets: [],
    hasStopped: false,
    isHere: false,
    hasMore: false,
    paging: 'idle',
    loadMore: vi.fn(),
    retry: vi.fn(),
    ...changes,
  };
  const view = { query: 'zoe order', status: 'all', assignee: 'anyone' } as const;
  renderAdmin(
    <MemoryRouter>
      <SearchResults
        search={search}
        rows={rowsAsFound(search.tickets.map(({ conversation_ref }) => conversation_ref))}
        view={view}
        openRef="late-order"
      />
    </MemoryRouter>,
  );
  return search;
}

describe('what a search over tickets found', () => {
  afterEach(cleanup);

  it('is shown as text, with the words marked, and leads to the ticket', () => {
    show({ tickets: [TICKET] });
    const row = screen.getByRole('link');
    expect(row.textContent).toContain('My <b>order</b> is late');
    expect([...row.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Zoë', 'order']);
    expect(row.getAttribute('href')).toBe('/admin/inbox?tab=search&q=zoe+order&conversation=late-order');
    expect(row.getAttribute('aria-current')).toBe('true');
  });

  it('says where a ticket went that was merged, in place of its status (D-110)', () => {
    show({ tickets: [{ ...TICKET, merged_into: 7 }] });
    const row = screen.getByRole('link');
    expect(row.textContent).toContain(MERGE_TEXTS.mergedInto('#7'));
    expect(row.textContent).not.toContain(INBOX_TEXTS.statusClosed);
  });

  it('goes on, and says where the search has stopped', async () => {
    const { loadMore } = show({ tickets: [TICKET], hasMore: true });
    await userEvent.click(screen.getByRole('button', { name: TICKET_SEARCH_TEXTS.more }));
    expect(loadMore).toHaveBeenCalledOnce();
    cleanup();
    show({ hasMore: true, hasStopped: true });
    expect(screen.getByText(TICKET_SEARCH_TEXTS.stopped)).toBeTruthy();
    expect(screen.getByRole('button', { name: TICKET_SEARCH_TEXTS.goOn })).toBeTruthy();
  });

  it.each([
    ['idle', TICKET_SEARCH_TEXTS.emptyTitle],
    ['ready', TICKET_SEARCH_TEXTS.noneTitle],
    ['failed', TICKET_SEARCH_TEXTS.failed],
  ] as const)('is nothing while it is %s', (status, said) => {
    show({ status });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('is asked for by the URL', () => {
    const read = (query: string) => readSearchView(new URLSearchParams(query));
    expect(read('q=late+order&status=closed&assigned=me')).toEqual({
      query: 'late order',
      status: 'closed',
      assignee: 'me',
    });
    expect(read('status=lost&assigned=everybody')).toEqual({ query: '', status: 'all', assignee: 'anyone' });
  });

  it('says that it looked on this device alone, without a connection (D-128)', () => {
    show({ tickets: [TICKET], isHere: true });
    expect(screen.getByText(OFFLINE_TEXTS.searchedHere)).toBeTruthy();
    cleanup();
    show({ isHere: true });
    expect(screen.getByText(OFFLINE_TEXTS.foundNothingHere)).toBeTruthy();
  });
});

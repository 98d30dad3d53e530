import { makeConversation } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { focusRow } from './focus-row';
import type { TicketView } from './ticket-filter';
import { TicketList } from './ticket-list';
import type { TicketListView } from './use-ticket-list';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface ListProps {
  status: TicketListView['status'];
  count: number;
  view?: TicketView;
}

const VIEW: TicketView = { tab: 'inbox', filter: 'pending', tag: null, uid: 'agent' };

function List({ status, count, view = VIEW }: ListProps) {
  return (
    <MemoryRouter>
      <TicketList
        list={emptyList(status)}
        tickets={Array.from({ length: count }, (_, index) => ({
          ...makeConversation({ id: `t${index}` }),
          isPending: false,
        }))}
        view={view}
        selectedRef={null}
        isUnread={() => false}
        unsent={new Map()}
        mayCreate={false}
        selection={null}
        onStatusChange={null}
      />
    </MemoryRouter>
  );
}

const show = (status: TicketListView['status'], count = 0) =>
  renderAdmin(<List status={status} count={count} />);

it('does not claim that there are no tickets if none could be read offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('loading');
  expect(screen.getByRole('status').textContent).toContain(KIT_TEXTS.offlineTitle);
  expect(screen.queryByText(INBOX_TEXTS.emptyFiltered)).toBeNull();
});

it('says that there are no tickets once that is known', () => {
  show('ready');
  expect(screen.getByText(INBOX_TEXTS.emptyFiltered)).toBeTruthy();
});

const rows = () => document.querySelectorAll('[data-ticket]').length;

it('has all its rows in the document while it is short, and only those in sight once it is long', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { rerender } = show('ready', 110);
  expect(rows()).toBe(110);
  act(() => focusRow('t3'));
  rerender(<List status="ready" count={111} />);
  await waitFor(() => expect(rows()).toBeLessThan(30));
  expect(document.activeElement?.getAttribute('data-ticket')).toBe('t3');
  // Tickets that come and go there do not draw it anew, another list does.
  rerender(<List status="ready" count={109} />);
  expect(rows()).toBeLessThan(30);
  rerender(<List status="ready" count={109} view={{ ...VIEW, tab: 'unassigned' }} />);
  expect(rows()).toBe(109);
});

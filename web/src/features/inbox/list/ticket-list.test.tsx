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
}

const VIEW: TicketView = { tab: 'inbox', filter: 'pending', tag: null, uid: 'agent' };

function List({ status, count }: ListProps) {
  return (
    <MemoryRouter>
      <TicketList
        list={emptyList(status)}
        tickets={Array.from({ length: count }, (_, index) => ({
          ...makeConversation({ id: `t${index}` }),
          isPending: false,
        }))}
        view={VIEW}
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

it('has only the rows in sight in the document once it is long, and leaves the focus where it was', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  show('ready', 111);
  expect(rows()).toBe(111);
  act(() => focusRow('t3'));
  await waitFor(() => expect(rows()).toBeLessThan(30));
  expect(document.activeElement?.getAttribute('data-ticket')).toBe('t3');
});

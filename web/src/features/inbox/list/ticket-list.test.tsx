import { makeConversation } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { TicketList } from './ticket-list';
import type { TicketListView } from './use-ticket-list';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (status: TicketListView['status'], count = 0) =>
  renderAdmin(
    <MemoryRouter>
      <TicketList
        list={emptyList(status)}
        tickets={Array.from({ length: count }, (_, index) => ({
          ...makeConversation({ id: `t${index}` }),
          isPending: false,
        }))}
        view={{ tab: 'inbox', filter: 'pending', tag: null, uid: 'agent' }}
        selectedRef={null}
        isUnread={() => false}
        unsent={new Map()}
        mayCreate={false}
        selection={null}
        onStatusChange={null}
      />
    </MemoryRouter>,
  );

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
  show('ready', 100);
  expect(rows()).toBe(100);
  cleanup();
  show('ready', 101);
  await waitFor(() => expect(rows()).toBeLessThan(30));
});

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { TicketList } from './ticket-list';
import type { TicketListView } from './use-ticket-list';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (status: TicketListView['status']) =>
  renderAdmin(
    <TicketList
      list={emptyList(status)}
      tickets={[]}
      view={{ tab: 'inbox', filter: 'pending', tag: null, uid: 'agent' }}
      selectedRef={null}
      isUnread={() => false}
      unsent={new Map()}
      mayCreate={false}
      selection={null}
    />,
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

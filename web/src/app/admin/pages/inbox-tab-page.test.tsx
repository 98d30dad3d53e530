import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { InboxTabPage } from './inbox-tab-page';

vi.mock('../../../features/inbox/inbox-page', () => ({ InboxPage: () => <p>the list</p> }));
vi.mock('../shell/use-home', () => ({ useHome: () => '/admin/inbox' }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

/** What a user with only these inbox permissions sees at a tab. */
function visit(tab: string, overrides: Record<string, boolean>) {
  const user = makeUser({ agent_role: 'writer', permissions: resolvePermissions('writer', overrides) });
  const session = { state: { status: 'ready', user } as const, retryProfile: () => {}, end: async () => {} };
  render(
    <SessionContextProvider session={session}>
      <MemoryRouter initialEntries={[`/admin/inbox${tab === '' ? '' : `?tab=${tab}`}`]}>
        <Routes>
          <Route path="/admin/inbox" element={<InboxTabPage />} />
          <Route path="/admin/accessdenied" element={<p>denied</p>} />
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
  const seen = screen.queryByText('denied') ?? screen.queryByText('the list');
  const text = seen?.textContent ?? screen.getByRole('heading').textContent;
  cleanup();
  return text;
}

describe('the tabs of the inbox', () => {
  afterEach(cleanup);

  it('open on the tickets with canViewExistingTickets (D-31)', () => {
    for (const tab of ['inbox', '', 'nonsense']) {
      expect(visit(tab, { canViewExistingTickets: true })).toBe('the list');
    }
  });

  it.each(['canTakeChats', 'canSuperviseChats', 'canViewChatArchives'])(
    'open the inbox with %s, without any tickets (D-31)',
    (slug) => {
      for (const tab of ['inbox', '', 'nonsense']) {
        expect(visit(tab, { [slug]: true })).toBe(INBOX_TEXTS.noListTitle);
      }
    },
  );

  it('are all denied with none of the four (S6-39)', () => {
    for (const tab of ['inbox', 'queue', 'tickets', '']) expect(visit(tab, {})).toBe('denied');
  });

  it.each([
    ['queue', 'canTakeChats', 'canSuperviseChats'],
    ['chats', 'canSuperviseChats', 'canTakeChats'],
    ['archives', 'canViewChatArchives', 'canTakeChats'],
    ['mentiontickets', 'canViewExistingTickets', 'canTakeChats'],
    ['awaitingreplyhlpttickets', 'canViewExistingTickets', 'canViewChatArchives'],
  ])('require at %s the slug %s and not %s (S6-34 to S6-38)', (tab, slug, otherSlug) => {
    expect(visit(tab, { [slug]: true })).not.toBe('denied');
    expect(visit(tab, { [otherSlug]: true })).toBe('denied');
  });
});

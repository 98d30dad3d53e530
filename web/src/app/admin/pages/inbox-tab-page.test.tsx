import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { InboxTabPage } from './inbox-tab-page';

vi.mock('../../../features/inbox/inbox-page', () => ({ InboxPage: () => <p>the list</p> }));
vi.mock('../../../features/inbox/chats/chats-page', () => ({
  ChatsPage: ({ view }: { view: string }) => <p>chats: {view}</p>,
}));
vi.mock('../../../features/inbox/mentions/mentions-page', () => ({ MentionsPage: () => <p>mentions</p> }));
vi.mock('../../../features/inbox/drafts/drafts-page', () => ({ DraftsPage: () => <p>drafts</p> }));
vi.mock('../../../features/inbox/search/search-page', () => ({ SearchPage: () => <p>search</p> }));
vi.mock('../../../features/inbox/filters/filter-page', () => ({ FilterPage: () => <p>filter</p> }));
vi.mock('../../../features/inbox/smart-queues/queue-page', () => ({ QueuePage: () => <p>a queue</p> }));
vi.mock('../shell/use-home', () => ({ useHome: () => '/admin/inbox' }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

/** What a user with only these inbox permissions sees at a tab. */
async function visit(tab: string, overrides: Record<string, boolean>) {
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
  const seen = await screen.findByText(
    (text) =>
      ['denied', 'the list', 'mentions', 'drafts', 'search', 'filter', 'a queue'].includes(text) ||
      text === SHELL_TEXTS.notAvailable ||
      text.startsWith('chats: '),
  );
  const text = seen.textContent;
  cleanup();
  return text;
}

describe('the tabs of the inbox', () => {
  afterEach(cleanup);

  it('open on the tickets with canViewExistingTickets (D-31)', async () => {
    for (const tab of ['inbox', '', 'nonsense']) {
      expect(await visit(tab, { canViewExistingTickets: true })).toBe('the list');
    }
  });

  it.each([
    ['canTakeChats', 'queue'],
    ['canSuperviseChats', 'chats'],
    ['canViewChatArchives', 'archives'],
  ])('open the inbox with %s on the first list of chats, without any tickets (D-31)', async (slug, view) => {
    for (const tab of ['inbox', '', 'nonsense', view]) {
      expect(await visit(tab, { [slug]: true })).toBe(`chats: ${view}`);
    }
  });

  it('are all denied with none of the four (S6-39)', async () => {
    for (const tab of ['inbox', 'queue', 'tickets', '']) expect(await visit(tab, {})).toBe('denied');
  });

  it('show the mentions at their tab (S3-40)', async () => {
    expect(await visit('mentiontickets', { canViewExistingTickets: true })).toBe('mentions');
  });

  it.each([
    ['queue', 'canTakeChats', 'canSuperviseChats'],
    ['chats', 'canSuperviseChats', 'canTakeChats'],
    ['archives', 'canViewChatArchives', 'canTakeChats'],
    ['mentiontickets', 'canViewExistingTickets', 'canTakeChats'],
    ['draftstickets', 'canViewExistingTickets', 'canReviewOtherDrafts'],
    ['search', 'canViewExistingTickets', 'canViewChatArchives'],
    ['filteredtickets', 'canViewExistingTickets', 'canViewChatArchives'],
    ['smartqueue', 'canViewExistingTickets', 'canCreateAndEditSmartQueue'],
    ['awaitingreplyhlpttickets', 'canViewExistingTickets', 'canViewChatArchives'],
  ])('require at %s the slug %s and not %s (S6-34 to S6-38)', async (tab, slug, otherSlug) => {
    expect(await visit(tab, { [slug]: true })).not.toBe('denied');
    expect(await visit(tab, { [otherSlug]: true })).toBe('denied');
  });

  it('show the search over tickets at search (D-106)', async () => {
    expect(await visit('search', { canViewExistingTickets: true })).toBe('search');
  });

  it('show the tickets of a filter at filteredtickets (D-111)', async () => {
    expect(await visit('filteredtickets', { canViewExistingTickets: true })).toBe('filter');
  });

  it('show the tickets of a smart queue at smartqueue (D-115)', async () => {
    expect(await visit('smartqueue', { canViewExistingTickets: true })).toBe('a queue');
  });

  it('show the replies in review at draftstickets (D-31, D-104)', async () => {
    expect(await visit('draftstickets', { canViewExistingTickets: true })).toBe('drafts');
  });
});

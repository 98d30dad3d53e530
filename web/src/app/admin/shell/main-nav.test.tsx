import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentIsShown } from '../../../shared/live/first-content';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { NAV_ENTRIES, type NavEntry } from '../nav-entries';
import { MainNav } from './main-nav';

const shell = vi.hoisted((): { isWide: boolean; waiting: number; entries: readonly NavEntry[] | null } => ({
  isWide: true,
  waiting: 3,
  entries: null,
}));
vi.mock('@mui/material/useMediaQuery', () => ({ default: () => shell.isWide }));
// Once all areas are built there are more entries than today.
vi.mock('./use-nav-entries', async (original) => {
  const actual = await original<typeof import('./use-nav-entries')>();
  const useNavEntries = () => {
    const entries = actual.useNavEntries();
    return shell.entries ?? entries;
  };
  return { ...actual, useNavEntries };
});
vi.mock('../../../features/agency', () => ({ LibrarySwitcher: () => null }));
vi.mock('../../../features/feed', () => ({ FeedBell: () => <button type="button">Bell</button> }));
vi.mock('../../../features/help-panel', () => ({ HelpPanel: () => <button type="button">Help</button> }));
vi.mock('../../../features/profile', () => ({ ProfileMenu: () => <button type="button">Profile</button> }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));
vi.mock('../../../shared/live/library-context', () => ({
  useLibrary: () => ({ isContactFormOnline: true }),
}));
vi.mock('../../../shared/live/live-connection-queue', () => ({
  watchQueueCount: (_who: object, onCount: (count: number) => void) => {
    onCount(shell.waiting);
    return () => {};
  },
}));

type Changes = Parameters<typeof makeUser>[0];

function show(changes: Changes, address = '/admin/content') {
  const state = { status: 'ready', user: makeUser(changes) } as const;
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      <MemoryRouter initialEntries={[address]}>
        <MainNav />
      </MemoryRouter>
    </SessionContextProvider>,
  );
}

describe('the navigation', () => {
  // Lazy parts are loaded first, so that a busy machine does not affect the result.
  beforeAll(async () => {
    await import('./more-sheet');
    contentIsShown();
  });
  beforeEach(() => {
    shell.isWide = true;
    shell.entries = null;
  });
  afterEach(cleanup);

  it('links the logo to the inbox for agents and to Content for others (S2.8-01)', () => {
    show({ agent_role: 'agent' });
    const logo = () => screen.getByRole('link', { name: 'Harborline home' }).getAttribute('href');
    expect(logo()).toBe('/admin/inbox?tab=inbox');
    cleanup();
    show({ agent_role: 'editor' });
    expect(logo()).toBe('/admin/content');
  });

  it('shows the queue count at the inbox, for people who take chats (S2.8-04)', async () => {
    show({ agent_role: 'agent' });
    await screen.findByRole('link', { name: 'Inbox 3 waiting' });
    cleanup();
    show({ agent_role: 'agent', permissions: resolvePermissions('agent', { canTakeChats: false }) });
    expect(screen.getByRole('link', { name: /^Inbox$/ })).toBeTruthy();
  });

  it('marks the current entry, and shows the version (S9-27)', () => {
    show({ agent_role: 'owner' }, '/admin/article/edit/1');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Articles');
    expect(screen.getByText('3072')).toBeTruthy();
  });

  it('moves entries that do not fit on a phone to More', async () => {
    shell.isWide = false;
    shell.entries = NAV_ENTRIES;
    show({ agent_role: 'owner' });
    expect(screen.queryByRole('link', { name: 'News Flash' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'More pages' });
    expect(within(sheet).getByRole('link', { name: 'News Flash' }).getAttribute('href')).toBe(
      '/admin/newsflash',
    );
  });

  it('has no More if all entries fit', () => {
    shell.isWide = false;
    show({ agent_role: 'agent' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Inbox']);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

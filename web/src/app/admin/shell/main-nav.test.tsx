import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../features/session';
import { contentIsShown } from '../../../shared/live/first-content';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MainNav } from './main-nav';

const place = vi.hoisted(() => ({ isWide: true, waiting: 3 }));
vi.mock('@mui/material/useMediaQuery', () => ({ default: () => place.isWide }));
vi.mock('../../../features/agency', () => ({ LibrarySwitcher: () => null }));
vi.mock('../../../features/feed', () => ({ FeedBell: () => <button type="button">Bell</button> }));
vi.mock('../../../features/profile', () => ({ ProfileMenu: () => <button type="button">Profile</button> }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));
vi.mock('../../../shared/live/library-context', () => ({
  useLibrary: () => ({ isContactFormOnline: true }),
}));
vi.mock('../../../shared/live/live-connection-queue', () => ({
  watchQueueCount: (_who: object, onCount: (count: number) => void) => {
    onCount(place.waiting);
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
  // What opens on demand is loaded before, so that a busy machine does not decide the outcome.
  beforeAll(async () => {
    await import('./more-sheet');
    contentIsShown();
  });
  beforeEach(() => {
    place.isWide = true;
  });
  afterEach(cleanup);

  it('has the logo lead agents to the inbox and others to the content (S2.8-01)', () => {
    show({ agent_role: 'agent' });
    const logo = () => screen.getByRole('link', { name: 'Harborline home' }).getAttribute('href');
    expect(logo()).toBe('/admin/inbox?tab=inbox');
    cleanup();
    show({ agent_role: 'editor' });
    expect(logo()).toBe('/admin/content');
  });

  it('shows at the inbox how many wait, for people who take chats (S2.8-04)', async () => {
    show({ agent_role: 'agent' });
    await screen.findByRole('link', { name: 'Inbox, 3 waiting' });
    cleanup();
    show({ agent_role: 'agent', permissions: resolvePermissions('agent', { canTakeChats: false }) });
    expect(screen.getByRole('link', { name: /^Inbox$/ })).toBeTruthy();
  });

  it('marks where one is, and shows the version (S9-27)', () => {
    show({ agent_role: 'owner' }, '/admin/article/edit/1');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Articles');
    expect(screen.getByText('3072')).toBeTruthy();
  });

  it('keeps on a phone what does not fit behind More', async () => {
    place.isWide = false;
    show({ agent_role: 'owner' });
    expect(screen.queryByRole('link', { name: 'Automation' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'More pages' });
    expect(within(sheet).getByRole('link', { name: 'Automation' }).getAttribute('href')).toBe(
      '/admin/automation',
    );
  });

  it('has no More for somebody with one entry', () => {
    place.isWide = false;
    show({ agent_role: 'agent' });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import type { SessionState } from '../../../shared/staff/session-state';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { RequirePermission } from './require-permission';
import { RequireSession } from './require-session';

const Page = ({ name }: { name: string }) => {
  const { pathname, search } = useLocation();
  return (
    <p>
      {name} at {pathname + search}
    </p>
  );
};

function visit(state: SessionState, address: string) {
  const session = { state, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<RequireSession />}>
            <Route element={<RequirePermission requirement={ROUTE_PERMISSIONS.content} />}>
              <Route path="/admin/content" element={<Page name="content" />} />
            </Route>
            <Route element={<RequirePermission requirement={ROUTE_PERMISSIONS.inbox} />}>
              <Route path="/admin/inbox" element={<Page name="inbox" />} />
            </Route>
            <Route path="/admin/accessdenied" element={<Page name="denied" />} />
          </Route>
          <Route path="/login" element={<Page name="login" />} />
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
}

const ready = (role: 'agent' | 'writer'): SessionState => ({
  status: 'ready',
  user: makeUser({ agent_role: role }),
});

describe('the guards', () => {
  afterEach(cleanup);

  it('send signed-out users to the sign-in, with the full path to return to (S6-18)', () => {
    visit({ status: 'signed-out', reason: null }, '/admin/inbox?tab=inbox&status=all');
    const back = encodeURIComponent('/admin/inbox?tab=inbox&status=all');
    expect(screen.getByText(`login at /login?returnUrl=${back}`)).toBeTruthy();
  });

  it('do not return the next user to the page where another user logged out', () => {
    visit({ status: 'signed-out', reason: 'logged-out' }, '/admin/content');
    expect(screen.getByText('login at /login')).toBeTruthy();
  });

  it.each(['starting', 'loading-profile'] as const)('wait while the session is %s (D-03)', (status) => {
    visit({ status }, '/admin/content');
    expect(screen.queryByText(/ at /)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('admit people whose permissions include the screen (S6)', () => {
    visit(ready('writer'), '/admin/content');
    expect(screen.getByText('content at /admin/content')).toBeTruthy();
  });

  it('send others to accessdenied (S6-19)', () => {
    visit(ready('agent'), '/admin/content');
    expect(screen.getByText('denied at /admin/accessdenied')).toBeTruthy();
    cleanup();
    visit(ready('writer'), '/admin/inbox');
    expect(screen.getByText('denied at /admin/accessdenied')).toBeTruthy();
  });

  it('deny with a retry if the profile could not be loaded (S8-22)', () => {
    visit({ status: 'profile-failed' }, '/admin/content');
    expect(screen.getByRole('alert').textContent).toContain('An error occcured while getting LoggedInUser');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

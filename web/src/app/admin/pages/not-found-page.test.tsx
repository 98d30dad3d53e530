import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import type { SessionState } from '../../../shared/staff/session-state';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { NotFoundForStaff, NotFoundScreen } from './not-found-page';

function visit(state: SessionState) {
  const session = { state, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter initialEntries={['/admin/nothing']}>
        <Routes>
          <Route path="/admin" element={<NotFoundForStaff />}>
            <Route path="*" element={<section aria-label="shell">{<NotFoundScreen />}</section>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
}
const title = () => screen.queryByRole('heading', { name: 'Erm. Page not found' });
afterEach(cleanup);

it('keeps the shell around an unknown URL for signed-in users', () => {
  visit({ status: 'ready', user: makeUser() });
  expect(screen.getByRole('region', { name: 'shell' }).contains(title())).toBe(true);
});

it('waits until the session is known', () => {
  visit({ status: 'starting' });
  expect(title()).toBeNull();
});

it('is a separate page for everyone else', () => {
  visit({ status: 'signed-out', reason: null });
  expect(title()).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'shell' })).toBeNull();
});

import type { User } from '@harborline/domain/entities/user';
import { makeUser } from '@harborline/domain/testing/factories';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';

/** Renders a settings page for a given user, with another page at `/elsewhere`. For tests. */
export function renderSettings(page: ReactElement, person: Partial<User> = {}, query = '') {
  const user = makeUser({ agent_role: 'owner', ...person });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/${query}`] },
  );
  const view = renderAdmin(
    <SessionContextProvider session={session}>
      <RouterProvider router={router} />
    </SessionContextProvider>,
  );
  return { ...view, router };
}

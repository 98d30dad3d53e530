import type { User } from '@harborline/domain/entities/user';
import { makeUser } from '@harborline/domain/testing/factories';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
// Toasts load with the first one; a test should not wait for that.
import '../../../shared/ui-admin/toast-host';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Teammate } from '../people/teammate';

// Whole pages with dialogs and toasts: slow in jsdom, slower on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
freshRequests();

/** A teammate; tests override the fields they care about. */
export function makeTeammate({ uid = 'tobias', ...changes }: Partial<User> = {}): Teammate {
  const user = makeUser({ uid, agent_role: 'writer', agent_name: 'Tobias Reuter', ...changes });
  return { ...user, id: uid, isPending: false };
}

interface Opened {
  readonly me: User;
  readonly address: string;
  readonly element: ReactElement;
}

/** Opens a team page as the signed-in person; any other URL shows a placeholder. */
export function openTeamPage({ me, address, element }: Opened) {
  const [path = ''] = address.split('?');
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  renderAdmin(
    <StaffSession user={me}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
  return router;
}

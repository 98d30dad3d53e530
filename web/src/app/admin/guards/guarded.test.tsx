import { decide } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { PERMISSION_SLUGS, ROLES, type Role } from '@harborline/domain/permissions/slugs';
import { INBOX_TAB_PERMISSIONS, ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { makeUser } from '@harborline/domain/testing/factories';
import { allBut, onlyThese } from '@harborline/domain/testing/slug-sets';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { readDenial } from './denial';
import { Guarded } from './guarded';

const MAIN_LIBRARY = 'HarborlineParentLib1';
vi.mock('../../../shared/config/environment', () => ({
  environment: () => ({ defaultLibraryId: 'HarborlineParentLib1' }),
}));

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return <p data-missing={readDenial(state)?.missing.join(' ')}>{pathname}</p>;
};

interface Visitor {
  role: Role;
  libraryId?: string;
  overrides?: Record<string, boolean>;
}

/** Where a user ends up after opening a screen with this requirement. */
function visit(requirement: Requirement, { role, libraryId = 'acme', overrides = {} }: Visitor) {
  const permissions = resolvePermissions(role, overrides);
  const user = makeUser({ agent_role: role, permissions, support_lib_id: libraryId });
  const session = { state: { status: 'ready', user } as const, retryProfile: () => {}, end: async () => {} };
  render(
    <SessionContextProvider session={session}>
      <MemoryRouter initialEntries={['/screen']}>
        <Routes>
          <Route
            path="/screen"
            element={
              <Guarded requirement={requirement}>
                <p>the screen</p>
              </Guarded>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
  const shown = screen.getByText(/^\/|the screen/);
  const outcome = { place: shown.textContent, missing: shown.dataset.missing };
  cleanup();
  return outcome;
}

const DENIED = { accessdenied: '/admin/accessdenied', account: '/admin/profile/account' };
const ROWS = [
  ...Object.entries<Requirement>(ROUTE_PERMISSIONS),
  ...Object.entries<Requirement>(INBOX_TAB_PERMISSIONS).map(
    ([tab, requirement]) => [`inbox tab ${tab}`, requirement] as const,
  ),
];

describe('the guard of a screen', () => {
  afterEach(cleanup);

  it("leads to the role's landing page if viewing as a teammate closes the current screen", () => {
    const requirement = ROUTE_PERMISSIONS['profile/teammates'];
    const owner = makeUser({ agent_role: 'owner', permissions: resolvePermissions('owner') });
    const asWriter = {
      viewing_as: 'w',
      viewing_role: 'writer',
      permissions: resolvePermissions('writer'),
    } as const;
    const at = (user: typeof owner) => (
      <SessionContextProvider
        session={{ state: { status: 'ready', user }, retryProfile: () => {}, end: async () => {} }}
      >
        <MemoryRouter initialEntries={['/screen']}>
          <Routes>
            <Route path="/screen" element={<Guarded requirement={requirement}>the screen</Guarded>} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </SessionContextProvider>
    );
    const { rerender } = render(at(owner));
    expect(screen.getByText('the screen')).toBeTruthy();
    rerender(at({ ...owner, ...asWriter }));
    expect(screen.getByText('/admin/content').dataset.missing).toBeUndefined();
    cleanup();
    render(at({ ...owner, ...asWriter }));
    expect(screen.getByText('/admin/accessdenied')).toBeTruthy();
  });

  it.each(ROWS)(
    'admits each role to %s or redirects it as its row says (S6-19 to S6-41)',
    (_name, requirement) => {
      for (const role of ROLES) {
        for (const libraryId of ['acme', MAIN_LIBRARY]) {
          const subject = { permissions: resolvePermissions(role), role, libraryId };
          const { isAllowed } = decide(subject, requirement, MAIN_LIBRARY);
          const expected = isAllowed ? 'the screen' : DENIED[requirement.deniedTarget];
          expect(visit(requirement, { role, libraryId }).place, `${role} in ${libraryId}`).toBe(expected);
        }
      }
    },
  );

  it.each(ROWS.filter(([, { slugs }]) => slugs.length > 0))(
    'to %s depends only on the slugs of its row (S6-20 to S6-41)',
    (_name, requirement) => {
      const { slugs, mode } = requirement;
      const at = (overrides: Record<string, boolean>) =>
        visit(requirement, { role: 'owner', libraryId: MAIN_LIBRARY, overrides }).place;
      const denied = DENIED[requirement.deniedTarget];
      expect(at(onlyThese(slugs))).toBe('the screen');
      expect(at(allBut(slugs))).toBe(denied);
      for (const slug of slugs) {
        expect(at(allBut([slug]))).toBe(mode === 'all' || slugs.length === 1 ? denied : 'the screen');
        expect(at(onlyThese([slug]))).toBe(mode === 'any' || slugs.length === 1 ? 'the screen' : denied);
      }
      const others = PERMISSION_SLUGS.filter((slug) => !slugs.includes(slug));
      for (const slug of others) expect(at(onlyThese([slug])), slug).toBe(denied);
    },
  );

  it('sends people without canCreateAndEditSmartQueue from the smart queues to their account (S6-21)', () => {
    expect(visit(ROUTE_PERMISSIONS['profile/smartqueues'], { role: 'agent' }).place).toBe(DENIED.account);
  });

  it('passes on which permission was missing', () => {
    const { missing } = visit(ROUTE_PERMISSIONS.reports, { role: 'agent' });
    expect(missing).toBe('canViewReports');
  });

  it('denies the automations only if all three of their permissions are missing (S6-20)', () => {
    for (const slug of ['canCreateAndEditAnAutomation', 'canDeleteAnAutomation', 'canViewAutomations']) {
      const visitor = { role: 'agent', overrides: { [slug]: true } } as const;
      expect(visit(ROUTE_PERMISSIONS.automation, visitor).place).toBe('the screen');
    }
    expect(visit(ROUTE_PERMISSIONS.automation, { role: 'agent' }).place).toBe(DENIED.accessdenied);
  });

  it('opens the agency export and priority support only in the default parent library (S6-40, S6-41)', () => {
    for (const name of ['/getmodalIntegrationsagencies', 'profile/prioritysupport'] as const) {
      expect(visit(ROUTE_PERMISSIONS[name], { role: 'owner' }).place).toBe(DENIED.accessdenied);
      const inside = { role: 'owner', libraryId: MAIN_LIBRARY } as const;
      expect(visit(ROUTE_PERMISSIONS[name], inside).place).toBe('the screen');
    }
    const agent = { role: 'agent', libraryId: MAIN_LIBRARY } as const;
    expect(visit(ROUTE_PERMISSIONS['/getmodalIntegrationsagencies'], agent).missing).toBe(
      'canExportAgencies',
    );
  });
});

import type { User } from '@harborline/domain/entities/user';
import { BUILT_SLUGS } from '@harborline/domain/permissions/built';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { makeUser } from '@harborline/domain/testing/factories';
import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { OFFER_REASONS, PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { Observer } from '../../../shared/live/use-subscription';
import { type TeamWindow, watchTeammates } from '../people/watch-teammates';
import { makeTeammate, openTeamPage } from '../testing/render-team';
import { readPermissions, readRole, updatePermissions } from './permissions';
import { PermissionsPage } from './permissions-page';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../people/watch-teammates', () => ({ watchTeammates: vi.fn() }));
vi.mock('./permissions', () => ({
  readPermissions: vi.fn(),
  readRole: vi.fn(),
  updatePermissions: vi.fn(),
}));

const overrides = { canInviteNewUsers: true, canManageAndPublishHelpCenterArticles: false };
const tobias = makeUser({
  uid: 'tobias',
  agent_role: 'writer',
  permissions: resolvePermissions('writer', overrides),
  permission_overrides: overrides,
});
const nadia = makeUser({ uid: 'nadia', agent_role: 'owner', agent_name: 'Nadia Bergström' });
const rafael = makeUser({
  uid: 'rafael',
  agent_role: 'admin',
  agent_name: 'Rafael Ortega',
  permissions: resolvePermissions('admin', { canReplyToTickets: false, canInviteNewUsers: false }),
});

let observer: Observer<TeamWindow> | null = null;
const report = (people: readonly User[]) =>
  act(() => observer?.next({ teammates: people.map(makeTeammate), isFull: false }));

async function open(me: User, uid = 'tobias') {
  const address = `/admin/profile/permissions${uid === '' ? '' : `?teammate=${uid}`}`;
  const router = openTeamPage({ me, address, element: <PermissionsPage /> });
  report([nadia, rafael, tobias]);
  if (uid !== '') await screen.findByText('View tickets');
  return router;
}

const rowOf = (label: string) => {
  const row = screen.getByText(label, { selector: 'p' }).closest('li');
  if (row === null) throw new Error(`no row for ${label}`);
  return within(row);
};
const switchOf = (label: string) => rowOf(label).getByRole<HTMLInputElement>('switch', { hidden: true });
// By text: queries by role take seconds on a page with so many rows.
const press = (label: string) => fireEvent.click(screen.getByText(label, { selector: 'button' }));
const savedChanges = () => [...(vi.mocked(updatePermissions).mock.lastCall?.[1] ?? [])];

beforeEach(() => {
  observer = null;
  window.sessionStorage.clear();
  vi.mocked(watchTeammates)
    .mockReset()
    .mockReturnValue((given) => {
      observer = given;
      return () => {};
    });
  vi.mocked(readPermissions).mockReset().mockResolvedValue(resolvePermissions('writer', overrides));
  vi.mocked(readRole)
    .mockReset()
    .mockImplementation(async (role) => resolvePermissions(role));
  vi.mocked(updatePermissions).mockReset().mockResolvedValue();
});
afterEach(cleanup);

describe('/admin/profile/permissions (S2.7-07, D-33)', () => {
  it('shows each permission beside the role’s default, and marks what differs', async () => {
    await open(nadia);
    expect(readPermissions).toHaveBeenCalledExactlyOnceWith(
      { uid: 'tobias', role: 'writer' },
      expect.any(AbortSignal),
    );
    expect(screen.getAllByText(/^Writer default: /)).toHaveLength(BUILT_SLUGS.length);
    expect(rowOf('Invite teammates').getByText('Writer default: off')).toBeTruthy();
    expect(switchOf('Invite teammates').checked).toBe(true);
    expect(screen.getAllByText(PERMISSION_TEXTS.differs)).toHaveLength(2);
    expect(screen.getByText('2 differences from the role')).toBeTruthy();
  });

  it('saves all changes as one, and can undo them', async () => {
    await open(nadia);
    fireEvent.click(switchOf('View tickets'));
    fireEvent.click(rowOf('Invite teammates').getByText(PERMISSION_TEXTS.backToDefault));
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    press(FORM_TEXTS.save);
    await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull());
    const changes: [PermissionSlug, boolean][] = [
      ['canViewExistingTickets', true],
      ['canInviteNewUsers', false],
    ];
    expect(updatePermissions).toHaveBeenCalledOnce();
    expect(savedChanges()).toEqual(changes);
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(switchOf('View tickets').checked).toBe(false));
    expect(savedChanges()).toEqual(changes.map(([slug, value]) => [slug, !value]));
  });

  it('resets to the role in one step', async () => {
    await open(nadia);
    press(PERMISSION_TEXTS.allBackToDefault);
    expect(screen.getByText(PERMISSION_TEXTS.differing(0))).toBeTruthy();
    press(FORM_TEXTS.save);
    await waitFor(() =>
      expect(new Map(savedChanges())).toEqual(
        new Map([
          ['canInviteNewUsers', false],
          ['canManageAndPublishHelpCenterArticles', true],
        ]),
      ),
    );
  });

  it('keeps changes that could not be saved', async () => {
    vi.mocked(updatePermissions).mockRejectedValue(new ApiError(409, 'Try later.'));
    await open(nadia);
    fireEvent.click(switchOf('View tickets'));
    press(FORM_TEXTS.save);
    expect(await screen.findByText(/Try later\./)).toBeTruthy();
    expect(switchOf('View tickets').checked).toBe(true);
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
  });

  it('does not let people grant permissions they lack, but lets them revoke those', async () => {
    await open(rafael);
    expect(switchOf('Reply to tickets').disabled).toBe(true);
    expect(rowOf('Reply to tickets').getByText(new RegExp(PERMISSION_TEXTS.lacked))).toBeTruthy();
    expect(switchOf('Invite teammates').disabled).toBe(false);
  });

  it.each([
    ['oneself', rafael, 'rafael', OFFER_REASONS.self],
    ['a higher role', rafael, 'nadia', OFFER_REASONS.higherRole],
    [
      'anyone while viewing as a teammate',
      { ...nadia, viewing_as: 'tobias' },
      'tobias',
      OFFER_REASONS.viewing,
    ],
  ])('is read-only for %s, and says why', async (_whom, me, uid, reason) => {
    await open(me, uid);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(switchOf('View tickets').disabled).toBe(true);
    expect(screen.queryByText(PERMISSION_TEXTS.allBackToDefault)).toBeNull();
  });

  it('asks before the user leaves unsaved changes', async () => {
    const router = await open(nadia);
    fireEvent.click(switchOf('View tickets'));
    await act(() => router.navigate('/admin/inbox'));
    expect(screen.getByText(PERMISSION_TEXTS.leave)).toBeTruthy();
    press('Stay');
    expect(router.state.location.pathname).toBe('/admin/profile/permissions');
    await act(() => router.navigate('/admin/profile/permissions?teammate=rafael'));
    press('Leave');
    expect(router.state.location.search).toBe('?teammate=rafael');
  });

  it('keeps unsaved changes for the next visit, until they are saved or discarded (D-42)', async () => {
    await open(nadia);
    fireEvent.click(switchOf('View tickets'));
    cleanup();
    await open(nadia);
    expect(await screen.findByText(new RegExp(`${UNSAVED_TEXTS.putBack('')}$`))).toBeTruthy();
    expect(switchOf('View tickets').checked).toBe(true);
    press(FORM_TEXTS.save);
    await waitFor(() => expect(screen.queryByText(/unsaved/)).toBeNull());
    expect(savedChanges()).toEqual([['canViewExistingTickets', true]]);
    fireEvent.click(switchOf('Reply to tickets'));
    press(FORM_TEXTS.discard);
    cleanup();
    await open(nadia);
    expect(screen.queryByText(/unsaved/)).toBeNull();
  });

  it('restores no change that the user may no longer make', async () => {
    await open(nadia);
    fireEvent.click(switchOf('Reply to tickets'));
    cleanup();
    await open({ ...rafael, uid: 'nadia' });
    expect(screen.queryByText(/unsaved/)).toBeNull();
    expect(switchOf('Reply to tickets').checked).toBe(false);
  });

  it('follows a change that someone else makes, and keeps unsaved changes', async () => {
    await open(nadia);
    fireEvent.click(switchOf('View tickets'));
    vi.mocked(readPermissions).mockResolvedValue(resolvePermissions('writer'));
    report([nadia, rafael, { ...tobias, permission_overrides: {} }]);
    expect(await screen.findByText(PERMISSION_TEXTS.changedElsewhere)).toBeTruthy();
    expect(switchOf('Invite teammates').checked).toBe(false);
    expect(switchOf('View tickets').checked).toBe(true);
  });

  it('shows what a role includes', async () => {
    await open(nadia, '');
    expect(screen.getByText(PERMISSION_TEXTS.chooseTitle)).toBeTruthy();
    press(PERMISSION_TEXTS.roleOverview);
    press('Agent');
    expect(await screen.findByText('Reply to tickets')).toBeTruthy();
    expect(screen.queryByText('Publish articles')).toBeNull();
    expect(readRole).toHaveBeenLastCalledWith('agent', expect.any(AbortSignal));
  });
});

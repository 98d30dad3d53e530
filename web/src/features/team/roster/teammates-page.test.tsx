import type { User } from '@harborline/domain/entities/user';
import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INVITE_TEXTS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { Observer } from '../../../shared/live/use-subscription';
import { changeTeammate, transferOwnership } from '../actions/teammate-calls';
import { invite, listInvitations, revokeInvitation } from '../invite/invitations';
import type { Teammate } from '../people/teammate';
import { type TeamWindow, watchTeammates } from '../people/watch-teammates';
import { makeTeammate, openTeamPage } from '../testing/render-team';
import { TeammatesPage } from './teammates-page';

vi.mock('../../../shared/duty/use-duty', () => ({
  useDuty: () => ({ of: () => undefined, reload: async () => {} }),
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../people/watch-teammates', () => ({ watchTeammates: vi.fn() }));
vi.mock('../../../shared/staff/watch-presence', () => ({
  watchPresence:
    () =>
    ({ next }: Observer<unknown>) => {
      next(new Map([['tobias', 'away']]));
      return () => {};
    },
  watchLastSeen:
    () =>
    ({ next }: Observer<unknown>) => {
      next(new Map([['rafael', Date.now() - 3.5 * 60_000]]));
      return () => {};
    },
}));
vi.mock('../actions/teammate-calls', () => ({ changeTeammate: vi.fn(), transferOwnership: vi.fn() }));
vi.mock('../invite/invitations', () => ({
  listInvitations: vi.fn(),
  invite: vi.fn(),
  resendInvitation: vi.fn(),
  revokeInvitation: vi.fn(),
}));

const nadia = makeUser({
  uid: 'nadia',
  agent_role: 'owner',
  agent_name: 'Nadia Bergström',
  user_email: 'nadia@acme.example',
});
const rafael = makeUser({
  uid: 'rafael',
  agent_role: 'admin',
  agent_name: 'Rafael Ortega',
  user_email: 'rafael@acme.example',
});
const team = (): Teammate[] => [makeTeammate(nadia), makeTeammate(rafael), makeTeammate()];

let observer: Observer<TeamWindow> | null = null;
const report = (teammates: Teammate[], isFull = false) => act(() => observer?.next({ teammates, isFull }));

function open(me: User, address = '/admin/profile/teammates') {
  const router = openTeamPage({ me, address, element: <TeammatesPage /> });
  return router;
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function choose(name: string, item: string) {
  await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.actionsFor(name) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error(`no row for ${name}`);
  return within(row);
};

const invitation = {
  id: 'one',
  email: 'zoe@acme.example',
  agent_role: 'agent',
  state: 'pending',
  invited_by_name: 'Nadia',
  created_at: '2026-11-21T09:00:00Z',
  sent_at: '2026-11-21T09:00:00Z',
  expires_at: '2036-11-28T09:00:00Z',
} as const;

beforeEach(() => {
  observer = null;
  vi.mocked(watchTeammates)
    .mockReset()
    .mockReturnValue((given) => {
      observer = given;
      return () => {};
    });
  for (const call of [changeTeammate, transferOwnership, revokeInvitation]) {
    vi.mocked(call).mockReset().mockResolvedValue();
  }
  vi.mocked(invite).mockReset();
  vi.mocked(listInvitations)
    .mockReset()
    .mockResolvedValue({ rows: [invitation], nextCursor: '' });
});
afterEach(cleanup);

describe('/admin/profile/teammates (S2.7-07)', () => {
  it('lists the team with role and presence, and marks the user', async () => {
    open(nadia);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    report(team());
    expect(rowOf('Nadia Bergström').getByText('You')).toBeTruthy();
    expect(rowOf('Nadia Bergström').queryByText(/^Seen|^Not seen/), 'of oneself').toBeNull();
    expect(rowOf('Rafael Ortega').getByText('Seen 3m ago')).toBeTruthy();
    expect(rowOf('Tobias Reuter').getByText('Away')).toBeTruthy();
    expect(rowOf('Tobias Reuter').getByText('Writer')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Invited (1)' })).toBeTruthy();
  });

  it('finds people by name or email, and says if no one matches', async () => {
    open(nadia);
    report(team());
    const search = screen.getByRole('searchbox', { name: TEAM_TEXTS.searchPlaceholder });
    fill(search, 'ortega');
    expect(screen.queryByText('Nadia Bergström')).toBeNull();
    expect(screen.getByText('Rafael Ortega')).toBeTruthy();
    fill(search, 'ortegax');
    expect(screen.getByText(TEAM_TEXTS.noMatch)).toBeTruthy();
  });

  it('searches the whole team before it says that no one matches', async () => {
    open(nadia);
    report(team(), true);
    fill(screen.getByRole('searchbox', { name: TEAM_TEXTS.searchPlaceholder }), 'zora');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText(TEAM_TEXTS.noMatch)).toBeNull();
    const zora = makeUser({ uid: 'zora', agent_name: 'Zora Vance', user_email: 'zora@acme.example' });
    report([...team(), makeTeammate(zora)]);
    expect(screen.getByText('Zora Vance')).toBeTruthy();
  });

  it('offers a retry if the list fails to load, but not if access is refused', async () => {
    open(nadia);
    act(() => observer?.error(new Error('unavailable')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => observer?.error(Object.assign(new Error('no'), { code: 'permission-denied' })));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});

describe('changing a teammate (D-33)', () => {
  it('shows what a role grants and revokes, changes it at once, and can undo it', async () => {
    open(nadia);
    report(team());
    await choose('Tobias Reuter', TEAM_TEXTS.changeRole);
    await userEvent.click(screen.getByRole('radio', { name: /^Agent/ }));
    expect(screen.getByText('Gains (5)')).toBeTruthy();
    expect(screen.getByText('View tickets')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.changeRole }));
    expect(changeTeammate).toHaveBeenCalledExactlyOnceWith('tobias', { agent_role: 'agent' });
    await waitFor(() => expect(rowOf('Tobias Reuter').getByText('Agent')).toBeTruthy());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(changeTeammate).toHaveBeenLastCalledWith('tobias', { agent_role: 'writer' });
  });

  it("reverts a refused change and shows the server's reason", async () => {
    vi.mocked(changeTeammate).mockRejectedValue(new ApiError(403, 'Not this one.'));
    open(nadia);
    report(team());
    await choose('Tobias Reuter', TEAM_TEXTS.deactivate);
    const dialog = screen.getByRole('dialog', {
      name: TEAMMATE_DIALOG_TEXTS.deactivateTitle('Tobias Reuter'),
    });
    await userEvent.click(within(dialog).getByRole('button', { name: TEAM_TEXTS.deactivate }));
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    expect(screen.getByText('Tobias Reuter')).toBeTruthy();
  });

  it('removes deactivated teammates from the active ones', async () => {
    open(nadia);
    report(team());
    await choose('Tobias Reuter', TEAM_TEXTS.deactivate);
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.deactivate }));
    await waitFor(() => expect(screen.queryByText('tobias@acme.example')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Deactivated (1)' })).toBeTruthy();
    expect(changeTeammate).toHaveBeenCalledExactlyOnceWith('tobias', { is_active: false });
  });

  it('says why an admin can do little about the owner', async () => {
    open(rafael);
    report(team());
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.actionsFor('Nadia Bergström') }));
    const role = await screen.findByRole('menuitem', { name: /^Change role/ });
    expect(role.getAttribute('aria-disabled')).toBe('true');
    expect(within(role).getByText('This teammate has a higher role than you.')).toBeTruthy();
    const owner = screen.getByRole('menuitem', { name: /^Transfer ownership/ });
    expect(within(owner).getByText('Only the owner can do this.')).toBeTruthy();
  });

  it('transfers ownership only once the email address is typed', async () => {
    open(nadia);
    report(team());
    await choose('Rafael Ortega', TEAM_TEXTS.makeOwner);
    const confirm = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: TEAMMATE_DIALOG_TEXTS.ownerConfirm });
    expect(confirm().disabled).toBe(true);
    fill(screen.getByRole('textbox'), 'rafael@acme.example');
    await userEvent.click(confirm());
    expect(transferOwnership).toHaveBeenCalledExactlyOnceWith('rafael');
  });

  it('offers nothing while viewing as a teammate', async () => {
    open({ ...nadia, viewing_as: 'tobias' });
    report(team());
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.actionsFor('Tobias Reuter') }));
    const reasons = await screen.findAllByText(/End the view first/);
    expect(reasons).toHaveLength(5);
  });
});

describe('invitations (D-09)', () => {
  it('go to several addresses with one role; refused ones stay, with the reason', async () => {
    vi.mocked(invite).mockImplementation(async (email) => {
      if (email.startsWith('kai')) throw new ApiError(409, 'Invited already.');
      return { ...invitation, id: 'two', email };
    });
    open(nadia);
    report(team());
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.invite }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: INVITE_TEXTS.emailsLabel });
    fill(field, 'not-an-address');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(screen.getByText(INVITE_TEXTS.invalidEmails('not-an-address'))).toBeTruthy();
    fill(field, 'ida@acme.example, kai@acme.example');
    await userEvent.click(screen.getByRole('radio', { name: /^Writer/ }));
    await userEvent.click(screen.getByRole('button', { name: INVITE_TEXTS.send(2) }));
    expect(await screen.findByText(/kai@acme.example: Invited already./)).toBeTruthy();
    await waitFor(() => expect(field.value).toBe('kai@acme.example'));
    expect(invite).toHaveBeenCalledWith('ida@acme.example', 'writer');
  });

  it('skip people who are already on the team', async () => {
    open(nadia);
    report(team());
    await userEvent.click(screen.getByRole('button', { name: TEAM_TEXTS.invite }));
    fill(screen.getByRole('textbox', { name: INVITE_TEXTS.emailsLabel }), 'Rafael@acme.example');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    expect(screen.getByText(INVITE_TEXTS.alreadyHere('rafael@acme.example'))).toBeTruthy();
    expect(invite).not.toHaveBeenCalled();
  });

  it('are revoked after a confirmation, and come back if that fails', async () => {
    vi.mocked(revokeInvitation).mockRejectedValue(new ApiError(0, 'The server could not be reached.'));
    open(nadia, '/admin/profile/teammates?view=invited');
    report(team());
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke for zoe@acme.example' }));
    await userEvent.click(screen.getByRole('button', { name: INVITE_TEXTS.revoke }));
    expect(revokeInvitation).toHaveBeenCalledExactlyOnceWith('one');
    expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
    expect(screen.getByText('zoe@acme.example')).toBeTruthy();
  });

  it('leave the list when the person has joined', async () => {
    open(nadia, '/admin/profile/teammates?view=invited');
    report(team());
    expect(await screen.findByText('zoe@acme.example')).toBeTruthy();
    report([...team(), makeTeammate({ uid: 'zoe', user_email: 'zoe@acme.example' })]);
    expect(screen.queryByText('zoe@acme.example')).toBeNull();
    expect(screen.getByText(INVITE_TEXTS.emptyTitle)).toBeTruthy();
  });

  it('are neither loaded for nor offered to people who may not invite', async () => {
    const permissions = { ...nadia.permissions, canInviteNewUsers: false };
    open({ ...nadia, permissions });
    report(team());
    expect(listInvitations).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: TEAM_TEXTS.invite }).disabled).toBe(true);
    expect(screen.getByRole('note', { name: INVITE_TEXTS.mayNotInvite })).toBeTruthy();
  });
});

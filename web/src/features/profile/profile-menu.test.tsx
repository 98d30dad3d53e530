import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../shared/staff/session-context';
import { renderAdmin } from '../../shared/testing/render-admin';
import { ProfileMenu } from './profile-menu';
import { useTopBarSetting } from './use-top-bar-setting';

const send = vi.hoisted(() => vi.fn(async (_action: unknown) => {}));
vi.mock('../../shared/live/live-connection', () => ({ staffConnection: () => ({ send }) }));

const saved = vi.hoisted(() => vi.fn(async (..._values: unknown[]) => {}));
vi.mock('../../shared/firebase/firestore-full', () => ({ fullFirestore: () => ({}) }));
vi.mock('../../shared/store/write-record', () => ({ updateRecord: saved }));

const TopBarState = () => <p>{useTopBarSetting()[0] ? 'top bar' : 'no top bar'}</p>;

async function open(changes: Parameters<typeof makeUser>[0] = {}) {
  const end = vi.fn(async () => {});
  const state = { status: 'ready', user: makeUser(changes) } as const;
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end }}>
      <MemoryRouter>
        <ProfileMenu />
        <TopBarState />
      </MemoryRouter>
    </SessionContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
  await screen.findByRole('dialog', { name: 'Profile' });
  return end;
}

describe('the profile popover', () => {
  // Lazy parts are loaded first, so that a busy machine does not affect the result.
  beforeAll(async () => {
    await import('./profile-popover');
  });
  beforeEach(() => {
    send.mockReset();
    send.mockResolvedValue();
  });
  afterEach(cleanup);

  it('shows name and email, and Agent for a person without a name (S2.8-08)', async () => {
    await open({ display_name: '', agent_name: '' });
    const card = screen.getByRole('dialog', { name: 'Profile' });
    expect(card.textContent).toContain('Agent');
    expect(card.textContent).toContain('agent@acme.example');
  });

  it('has the theme switch, the account, Log Out and the version (S2.8-10, S2.8-12, S2.8-13, S9-27)', async () => {
    await open();
    const theme = screen.getByRole('switch', { name: 'Theme: dark' });
    expect(theme.closest('label')?.textContent).toBe('ThemeDark');
    expect(screen.getByRole('link', { name: 'Your Account' }).getAttribute('href')).toBe(
      '/admin/profile/account',
    );
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
    expect(screen.getByText('Version 3072')).toBeTruthy();
  });

  it('offers Settings only with canManageGeneralAndSecuritySettings (S2.8-11)', async () => {
    await open({ agent_role: 'agent' });
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    cleanup();
    await open({ agent_role: 'owner' });
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
      '/admin/profile/settings',
    );
  });

  it('D-67: offers Assign only to those who take chats, and keeps it', async () => {
    await open({ permissions: { ...makeUser().permissions, canTakeChats: false } });
    expect(screen.queryByRole('switch', { name: 'Assign only' })).toBeNull();
    cleanup();
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Assign only' }));
    expect(saved).toHaveBeenCalledExactlyOnceWith({}, expect.anything(), { is_assign_only: true });
  });

  it('sends the away mode live and shows it at once (S2.8-09, S4.5-12)', async () => {
    let done = () => {};
    send.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
    await open({ is_away: 0 });
    const away = screen.getByRole<HTMLInputElement>('switch', { name: 'Away mode' });
    await userEvent.click(away);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ agent_action: 'switch_away_mode', away_mode: 1 }),
    );
    expect(away.checked).toBe(true);
    done();
  });

  it('reverts the away mode and says so if the server refuses', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    send.mockRejectedValue(new Error('denied'));
    await open({ is_away: 1 });
    const away = screen.getByRole<HTMLInputElement>('switch', { name: 'Away mode' });
    await userEvent.click(away);
    await screen.findByText('Away mode could not be changed.');
    expect(away.checked).toBe(true);
  });

  it('shows the hidden top bar on request, and remembers that (S2.8-16)', async () => {
    await open();
    expect(screen.getByText('no top bar')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Top bar' }));
    expect(screen.getByText('top bar')).toBeTruthy();
    expect(window.localStorage.getItem('harborline-top-bar')).toBe('1');
    await userEvent.click(screen.getByRole('switch', { name: 'Top bar' }));
  });

  it('ignores a click made by a script (S5-25)', async () => {
    const end = await open();
    screen.getByRole('button', { name: 'Log Out' }).click();
    expect(end).not.toHaveBeenCalled();
  });
});

import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../shared/testing/render-admin';
import { SessionContextProvider } from '../session';
import { mayLogOut } from './model/may-log-out';
import { ProfileMenu } from './profile-menu';

async function open(changes: Parameters<typeof makeUser>[0] = {}) {
  const end = vi.fn(async () => {});
  const state = { status: 'ready', user: makeUser(changes) } as const;
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end }}>
      <ProfileMenu />
    </SessionContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
  return end;
}

describe('the profile popover', () => {
  afterEach(cleanup);

  it('shows name and email, and Agent for a person without a name (S2.8-08)', async () => {
    await open({ display_name: '', agent_name: '' });
    const card = screen.getByRole('dialog', { name: 'Profile' });
    expect(card.textContent).toContain('Agent');
    expect(card.textContent).toContain('agent@acme.example');
  });

  it('has the theme switch, the way out and the version (S2.8-10, S2.8-13, S9-27)', async () => {
    await open();
    expect(screen.getByRole('switch', { name: 'Theme: dark' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
    expect(screen.getByText('Version 3072')).toBeTruthy();
  });

  it('ignores a click made by a script (S5-25)', async () => {
    const end = await open();
    screen.getByRole('button', { name: 'Log Out' }).click();
    expect(end).not.toHaveBeenCalled();
    expect(mayLogOut({ isTrusted: false })).toBe(false);
    expect(mayLogOut({ isTrusted: true })).toBe(true);
  });
});

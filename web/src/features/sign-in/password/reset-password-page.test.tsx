import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownAddress } from '../../../shared/routes/known-address';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import type { SessionState } from '../../../shared/staff/session-state';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { addressOfReset, saveNewPassword } from './reset-password';
import { ResetPasswordPage } from './reset-password-page';

vi.mock('./reset-password', () => ({ addressOfReset: vi.fn(), saveNewPassword: vi.fn() }));

const refusal = (code: string) => Object.assign(new Error(code), { code });
const SIGNED_OUT: SessionState = { status: 'signed-out', reason: null };

function open(address = '/resetpassword?oobCode=abc', state: SessionState = SIGNED_OUT) {
  const end = vi.fn(async () => {});
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/resetpassword" element={<ResetPasswordPage />} />
          <Route path="/admin" element={<p>the admin area</p>} />
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
  return end;
}

const field = () => screen.findByLabelText('New password');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

describe('/resetpassword', () => {
  beforeEach(() => {
    vi.mocked(addressOfReset).mockReset().mockResolvedValue('agent@lumen.example');
    vi.mocked(saveNewPassword).mockReset().mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    knownAddress.write(null);
  });

  it('verifies the code, then shows the form (S2.4-05, S4.3-01)', async () => {
    open();
    expect(screen.getByRole('status').textContent).toBe('Checking your link');
    await field();
    expect(addressOfReset).toHaveBeenCalledWith('abc');
    expect(screen.getByText('For agent@lumen.example')).toBeTruthy();
  });

  it.each(['/resetpassword', '/resetpassword?oobCode=', '/resetpassword?mode=verifyEmail&oobCode=abc'])(
    'treats %s as an expired link, without a request (S4.3-02, S8-05)',
    async (address) => {
      open(address);
      expect(screen.getByRole('heading').textContent).toBe('Try resetting your password again');
      expect(addressOfReset).not.toHaveBeenCalled();
    },
  );

  it('reports an expired link (S4.3-02, S8-05)', async () => {
    vi.mocked(addressOfReset).mockRejectedValue(refusal('auth/expired-action-code'));
    open();
    expect(await screen.findByText('Try resetting your password again')).toBeTruthy();
    const text = 'Your request to reset your password has expired or the link has already been use';
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot');
  });

  it('does not blame the link for a lost connection', async () => {
    vi.mocked(addressOfReset).mockRejectedValueOnce(refusal('auth/network-request-failed'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await field()).toBeTruthy();
  });

  it('requires a password (S5-09)', async () => {
    open();
    await field();
    expect(saveButton().hasAttribute('disabled')).toBe(true);
  });

  it('refuses four characters without a call (S5-08, S8-07, D-02)', async () => {
    open();
    await userEvent.type(await field(), 'abcd');
    await userEvent.click(saveButton());
    expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters in length');
    expect(saveNewPassword).not.toHaveBeenCalled();
  });

  it('sends five, which the provider refuses, with the same message (S5-08, S8-07, D-02)', async () => {
    vi.mocked(saveNewPassword).mockRejectedValue(refusal('auth/weak-password'));
    open();
    await userEvent.type(await field(), 'abcde');
    await userEvent.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Password must be at least 6 characters in length',
    );
    expect(saveNewPassword).toHaveBeenCalledWith('abc', 'agent@lumen.example', 'abcde');
  });

  it('reports any other failure (S8-06)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(saveNewPassword).mockRejectedValue(refusal('auth/expired-action-code'));
    open();
    await userEvent.type(await field(), 'abcdef');
    await userEvent.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Error while reseting password');
    expect(document.activeElement).toBe(await field());
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot');
  });

  it('confirms it, and half a second later goes to the admin area (S4.3-03, S8-08, S9-03)', async () => {
    const end = open();
    await userEvent.type(await field(), 'abcdef');
    await userEvent.click(saveButton());
    expect((await screen.findAllByText('Password updated successfully')).length).toBeGreaterThan(0);
    expect(screen.queryByText('the admin area')).toBeNull();
    expect(await screen.findByText('the admin area')).toBeTruthy();
    expect(knownAddress.read()).toBe('agent@lumen.example');
    expect(end).not.toHaveBeenCalled();
  });

  it('signs out a signed-in user (S4.3-03)', async () => {
    const end = open('/resetpassword?oobCode=abc', { status: 'loading-profile' });
    await userEvent.type(await field(), 'abcdef');
    await userEvent.click(saveButton());
    await screen.findByText('the admin area');
    expect(end).toHaveBeenCalledExactlyOnceWith('logged-out');
  });

  it('shows the password on demand, and how strong it is', async () => {
    open();
    await userEvent.type(await field(), 'correct horse battery');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect((await field()).getAttribute('type')).toBe('text');
    expect(screen.getByText('Strong')).toBeTruthy();
  });
});

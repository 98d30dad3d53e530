import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followedInvitation } from '../../../shared/routes/followed-invitation';
import { knownAddress } from '../../../shared/routes/known-address';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import type { SessionState } from '../../../shared/staff/session-state';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { LoginPage } from './login-page';
import { signIn } from './sign-in';

vi.mock('./sign-in', () => ({ signIn: vi.fn(async () => {}) }));
vi.mock('../../session/signed-in', () => ({}));

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
};

function open(state: SessionState, address = '/login', end = vi.fn(async () => {})) {
  const session = { state, retryProfile: () => {}, end };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionContextProvider>,
  );
}

const SIGNED_OUT: SessionState = { status: 'signed-out', reason: null };
const submitButton = () => screen.getByRole('button', { name: /^Sign/ });

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'agent@lumen.example');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
}

describe('/login', () => {
  beforeEach(() => {
    vi.mocked(signIn).mockReset();
  });
  afterEach(cleanup);

  it('asks for missing input before any request (S5-10, S5-11)', async () => {
    open(SIGNED_OUT);
    await userEvent.click(submitButton());
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows the form at once, but with stored credentials only once it is known that they have ended', () => {
    const form = () => screen.queryByLabelText('Remember me');
    open({ status: 'starting' });
    expect(form()).not.toBeNull();
    cleanup();
    sessionStorage.setItem('firebase:authUser:key:staff', '{}');
    open({ status: 'starting' });
    expect(form()).toBeNull();
    cleanup();
    open({ status: 'signed-out', reason: 'expired' });
    expect(form()).not.toBeNull();
    sessionStorage.clear();
  });

  it('prefills the address of a followed invitation or a new password', () => {
    knownAddress.write('ann@acme.example');
    open(SIGNED_OUT);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@acme.example');
    knownAddress.write(null);
  });

  it('shows that it is busy and passes on Remember me (S2.4-01, S2.4-02)', async () => {
    vi.mocked(signIn).mockReturnValue(new Promise(() => {}));
    open(SIGNED_OUT);
    await fillIn();
    await userEvent.click(screen.getByLabelText('Remember me'));
    await userEvent.click(submitButton());
    expect(submitButton().textContent).toBe('Signing in...');
    expect(submitButton().hasAttribute('disabled')).toBe(true);
    expect(signIn).toHaveBeenCalledWith({
      email: 'agent@lumen.example',
      password: 'secret',
      isRemembered: true,
    });
  });

  it('shows why signing in failed and allows a retry (S4.4-03, S8-11)', async () => {
    vi.mocked(signIn).mockRejectedValue(Object.assign(new Error(), { code: 'auth/invalid-credential' }));
    open(SIGNED_OUT);
    await fillIn();
    await userEvent.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect login credentials');
    expect(submitButton().textContent).toBe('Sign in');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('opens a visitor page with a full page load (S4.4-02)', () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { origin: 'http://localhost', replace });
    open({ status: 'ready', user: makeUser() }, '/login?returnUrl=%2Flumen%3Fq%3Dx');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/lumen?q=x');
    vi.unstubAllGlobals();
  });

  describe('after an invitation was followed in this tab', () => {
    beforeEach(() => followedInvitation.set(true));
    afterEach(() => followedInvitation.set(false));

    it('asks a signed-in user whether the invitation is for them (S2.4-17)', async () => {
      open({ status: 'ready', user: makeUser({ agent_role: 'writer', user_email: 'w@lumen.example' }) });
      expect(screen.getByText(/^As w@lumen\.example\./)).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Continue with this account' }));
      expect(screen.getByText('at /admin/content')).toBeTruthy();
      expect(followedInvitation.isSet()).toBe(false);
    });

    it('does not ask users who sign in here', async () => {
      open(SIGNED_OUT);
      await fillIn();
      await userEvent.click(submitButton());
      expect(signIn).toHaveBeenCalledOnce();
      expect(followedInvitation.isSet()).toBe(false);
    });
  });

  it('links to the password reset (S2.4-03)', () => {
    open(SIGNED_OUT);
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/forgot');
  });

  it.each([
    ['expired', 'Your session has ended. Please sign in again.'],
    ['no-such-user', 'No such user!'],
    ['no-library', 'That user support library does not exist'],
    ['login-refused', 'An error occured'],
  ] as const)('says that the session ended: %s (S8-12, S8-16, S8-17)', (reason, text) => {
    open({ status: 'signed-out', reason });
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  it('shows the message of a server that refused (S8-12)', () => {
    open({ status: 'signed-out', reason: 'login-refused', message: 'Too many requests' });
    expect(screen.getByRole('alert').textContent).toBe('Too many requests');
  });

  it.each([
    ['agent', '/login', '/admin/inbox?tab=inbox'],
    ['writer', '/login', '/admin/content'],
    ['writer', '/login?returnUrl=%2Fadmin%2Farticle%2Fcreate', '/admin/article/create'],
    ['agent', '/login?returnUrl=%2F%2Fevil.example', '/admin/inbox?tab=inbox'],
  ] as const)('leads the %s from %s to %s (S2.5-01, S2.5-02, S4.4-02)', (role, address, target) => {
    open({ status: 'ready', user: makeUser({ agent_role: role }) }, address);
    expect(screen.getByText(`at ${target}`)).toBeTruthy();
  });
});

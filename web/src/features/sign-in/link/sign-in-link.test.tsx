import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { askedAddress, requestSignInLink, signInByLink } from './sign-in-link';
import { SignInLinkGate } from './sign-in-link-gate';
import { SupportSignInPage } from './support-sign-in-page';

vi.mock('./sign-in-link', () => ({
  requestSignInLink: vi.fn(),
  signInByLink: vi.fn(),
  askedAddress: { read: vi.fn(() => ''), forget: vi.fn() },
}));

const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('/hlpt', () => {
  beforeEach(() => {
    vi.mocked(requestSignInLink).mockReset().mockResolvedValue();
    renderAdmin(
      <MemoryRouter>
        <SupportSignInPage />
      </MemoryRouter>,
    );
  });
  afterEach(cleanup);

  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send sign-in link' }));

  it('requires a valid email address (S5-10)', async () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send sign-in link' });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Email'), '  ');
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Email'), 'support');
    await send();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(requestSignInLink).not.toHaveBeenCalled();
  });

  it('confirms that the email was sent (S4.3-04, S8-09)', async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'support@harborline.example');
    await send();
    const text = 'An email with signin link has been sent to your email address!';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows the provider’s message for a failure (S8-09)', async () => {
    vi.mocked(requestSignInLink).mockRejectedValue(new ApiError(429, 'Too many requests'));
    await userEvent.type(screen.getByLabelText('Email'), 'support@harborline.example');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests');
  });
});

describe('a sign-in link that arrives in /admin', () => {
  beforeEach(() => {
    vi.mocked(signInByLink).mockReset().mockResolvedValue();
    vi.mocked(askedAddress.read).mockReturnValue('');
  });
  afterEach(cleanup);

  function arrive(address: string) {
    window.history.replaceState(null, '', address);
    renderAdmin(
      <SignInLinkGate>
        <p>the admin area</p>
      </SignInLinkGate>,
    );
  }

  it('signs in automatically on the device that requested it, and leaves no code behind (D-13)', async () => {
    vi.mocked(askedAddress.read).mockReturnValue('support@harborline.example');
    arrive('/admin?mode=signIn&oobCode=abc&apiKey=k');
    expect(await screen.findByText('the admin area')).toBeTruthy();
    expect(signInByLink).toHaveBeenCalledExactlyOnceWith('support@harborline.example', 'abc');
    expect(window.location.search).toBe('');
  });

  it('asks for the address on another device (D-13)', async () => {
    arrive('/admin?mode=signIn&oobCode=abc');
    await userEvent.type(await screen.findByLabelText('Email'), 'support@harborline.example');
    expect(signInByLink).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('the admin area')).toBeTruthy();
  });

  it.each([
    ['auth/invalid-action-code', 'This sign-in link has expired or was already used.'],
    ['auth/invalid-email', 'The link was sent to another address.'],
  ])('shows why it failed: %s', async (code, text) => {
    vi.mocked(signInByLink).mockRejectedValue(refusal(code));
    arrive('/admin?mode=signIn&oobCode=abc');
    await userEvent.type(await screen.findByLabelText('Email'), 'support@harborline.example');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it.each(['/admin', '/admin/content?mode=signIn&oobCode=abc', '/admin?oobCode=abc'])(
    'is not recognised in %s',
    async (address) => {
      arrive(address);
      expect(screen.getByText('the admin area')).toBeTruthy();
      await waitFor(() => expect(signInByLink).not.toHaveBeenCalled());
    },
  );
});

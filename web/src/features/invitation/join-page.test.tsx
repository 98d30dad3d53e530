import { INVITATION_TEXTS, JOIN_TEXTS } from '@harborline/domain/texts/invitation';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followedInvitation } from '../../shared/routes/followed-invitation';
import { knownAddress } from '../../shared/routes/known-address';
import { InvitePage } from './invite-page';
import { JoinPage } from './join-page';

const respond = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<JoinPage />);
}

describe('/join', () => {
  beforeEach(() => respond(200, { status: 200, data: { message: 'Welcome to Acme' } }));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    followedInvitation.set(false);
    knownAddress.write(null);
  });

  it("approves on load with the URL's token, and shows a skeleton meanwhile (S2.4-14, S2.4-15)", async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise(() => {})),
    );
    open('/join?token=id.secret');
    await waitFor(() =>
      expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/invitation/approve?token=id.secret', {
        headers: {},
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      }),
    );
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(JOIN_TEXTS.joining);
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
  });

  it('reports success and links to the sign-in (S2.4-16, S2.4-17)', async () => {
    open('/join?token=id.secret');
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeTruthy();
    expect(screen.getByText('Welcome to Acme')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(followedInvitation.isSet()).toBe(true);
  });

  it('passes the invited address to the sign-in form', async () => {
    respond(200, { status: 200, data: { message: 'Welcome to Acme', email: 'ann@acme.example' } });
    open('/join?token=id.secret');
    await screen.findByText('Welcome to Acme');
    expect(knownAddress.read()).toBe('ann@acme.example');
  });

  it('reports that the account could not be created (S8-25)', async () => {
    respond(500, { status: 500, message: INVITATION_TEXTS.creatingFailed });
    open('/join?token=id.secret');
    expect((await screen.findByRole('alert')).textContent).toContain('Error while creating user');
    expect(knownAddress.read()).toBeNull();
  });

  it('removes the token from the address bar, and shows the same after a reload (D-09)', async () => {
    open('/join?token=id.secret');
    await screen.findByText('Welcome to Acme');
    expect(window.location.pathname + window.location.search).toBe('/join');
    cleanup();
    render(<JoinPage />);
    expect(screen.getByText('Welcome to Acme')).toBeTruthy();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports a failure with the server’s message (S8-26)', async () => {
    respond(410, { status: 410, message: 'This invitation was revoked.' });
    open('/join?token=id.secret');
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This invitation was revoked.');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const toSignIn = screen.getByRole('link', { name: 'Already on the team? Sign in' });
    expect(toSignIn.getAttribute('href')).toBe('/login');
    expect(followedInvitation.isSet()).toBe(false);
  });

  it('offers a retry after a temporary failure', async () => {
    respond(500, { status: 500, message: 'Error while creating user' });
    open('/join?token=id.secret');
    await screen.findByText('Error while creating user');
    expect(screen.getByText(/You can try the same link again/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    respond(200, { status: 200, data: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Success' })).toBeTruthy();
  });

  it('makes no request without a token', () => {
    open('/join');
    expect(screen.getByRole('heading').textContent).toBe('Error');
    expect(screen.getByText(/either expired or already used/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('/Invite', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('thanks the user, and its button does nothing (S2.4-12, S2.4-13, D-09)', async () => {
    respond(200, {});
    window.history.replaceState(null, '', '/Invite');
    const { container } = render(<InvitePage />);
    const before = container.innerHTML;
    const button = screen.getByRole('button', { name: 'Register' });
    expect(button.getAttribute('type')).toBe('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(container.innerHTML).toBe(before);
    expect(window.location.pathname).toBe('/Invite');
    expect(fetch).not.toHaveBeenCalled();
  });
});

import type { User } from '@harborline/domain/entities/user';
import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../shared/staff/session-state';
import type { OpeningMode, SessionObserver } from './follow-session';
import { createSession, nextSessionState, type SessionPorts } from './session';

const user: User = { ...makeUser(), uid: 'ann' };

function scene(changes: Partial<SessionPorts> = {}) {
  const calls: string[] = [];
  const note =
    (what: string) =>
    (...details: unknown[]) =>
      void calls.push([what, ...details.filter((detail) => typeof detail === 'string')].join(' '));
  let account: (uid: string | null) => void = () => {};
  let observer: SessionObserver | null = null;
  let endElsewhere = () => {};
  const ports: SessionPorts = {
    watchAccount: (onAccount) => {
      account = onAccount;
      return note('stop-account');
    },
    isSigningIn: () => true,
    signInOver: () => {},
    follow: (_uid: string, mode: OpeningMode, given: SessionObserver) => {
      observer = given;
      note('follow')(mode);
      return note('stop-following');
    },
    leave: async (reason) => {
      note('leave')(reason);
      return true;
    },
    clear: async () => note('clear')(),
    clearStray: note('clear-stray'),
    hold: () => () => {},
    sharesCredentials: () => true,
    announceEnd: note('announce'),
    onEndElsewhere: (_uid, listener) => {
      endElsewhere = listener;
      return () => {};
    },
    ...changes,
  };
  const voice = { notice: vi.fn(), missing: vi.fn(), leaveFailed: vi.fn() };
  const session = createSession(ports, voice);
  session.start();
  return {
    session,
    voice,
    calls,
    account: (uid: string | null) => account(uid),
    observer: () => {
      if (observer === null) throw new Error('nobody is followed');
      return observer;
    },
    endElsewhere: () => endElsewhere(),
  };
}

async function openSession(changes: Partial<SessionPorts> = {}) {
  const all = scene(changes);
  all.account('ann');
  all.observer().open(user);
  all.calls.length = 0;
  return all;
}

describe('the session of a tab', () => {
  it('goes from an account to an open session (S4.4-01)', () => {
    const { account, session, observer, calls } = scene();
    expect(session.current().status).toBe('starting');
    account('ann');
    expect(session.current().status).toBe('loading-profile');
    expect(calls).toEqual(['follow signed-in']);
    observer().open(user);
    expect(session.current()).toEqual({ status: 'ready', user });
  });

  it('runs its closing steps before it leaves the screen, then clears (S4.5-25, S4.5-26)', async () => {
    let release = () => {};
    const { session, calls } = await openSession({
      leave: () =>
        new Promise<boolean>((resolve) => {
          release = () => resolve(true);
        }),
    });
    const over = session.end('logged-out');
    expect(session.current().status).toBe('ready');
    release();
    await over;
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'logged-out' });
    expect(calls).toEqual(['stop-following', 'announce ann', 'clear']);
  });

  it('leaves the screen at once when it ends by itself (D-29)', async () => {
    const { session, calls } = await openSession({ leave: () => new Promise<boolean>(() => {}) });
    void session.end('expired');
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(calls).toEqual(['stop-following']);
  });

  it.each([
    [true, 'expired', ['announce ann']],
    [false, 'expired', []],
    [false, 'logged-out', ['announce ann']],
  ] as const)(
    'credentials shared by all tabs (%s), %s: the others receive %j, since their own may be newer (D-08, D-20)',
    async (isShared, reason, heard) => {
      const { session, calls } = await openSession({ sharesCredentials: () => isShared });
      await session.end(reason);
      expect(calls).toContain('clear');
      expect(calls.filter((line) => line.startsWith('announce'))).toEqual(heard);
    },
  );

  it('ends once, however often that is requested', async () => {
    const { session, calls } = await openSession();
    await Promise.all([session.end('logged-out'), session.end('expired'), session.end('logged-out')]);
    expect(calls.filter((line) => line.startsWith('leave'))).toEqual(['leave logged-out']);
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'logged-out' });
  });

  it('signs out even if the child library could not be left, and reports that (S8-02, D-29)', async () => {
    const { session, calls, voice } = await openSession({ leave: async () => false });
    await session.end('logged-out');
    expect(voice.leaveFailed).toHaveBeenCalledOnce();
    expect(calls).toContain('clear');
  });

  it('shows the dialog of an inactive subscription and logs out (S8-13, S8-14)', async () => {
    const { account, session, observer, calls, voice } = scene();
    account('ann');
    observer().ended('no-subscription');
    await vi.waitFor(() => expect(calls).toContain('clear'));
    expect(voice.notice).toHaveBeenCalledWith(expect.objectContaining({ title: 'Attention!' }));
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'no-subscription' });
  });

  it('keeps the message of a refusal (S8-12)', async () => {
    const { account, session, observer } = scene();
    account('ann');
    observer().ended('login-refused', 'Too many requests');
    expect(session.current()).toEqual({
      status: 'signed-out',
      reason: 'login-refused',
      message: 'Too many requests',
    });
  });

  it('ends with the session of the same person in another tab, without ending it again', async () => {
    const { session, endElsewhere, calls } = await openSession();
    endElsewhere();
    await vi.waitFor(() => expect(calls).toContain('clear'));
    expect(session.current()).toEqual({ status: 'signed-out', reason: 'logged-out' });
    expect(calls).not.toContain('announce ann');
  });

  it('clears what is left when the credentials are removed in another tab', async () => {
    const { account, session, calls } = await openSession();
    account(null);
    expect(session.current()).toEqual({ status: 'signed-out', reason: null });
    expect(calls).toEqual(['stop-following', 'clear']);
  });

  it('clears what a closed tab left behind if no one is signed in', () => {
    const { account, calls } = scene();
    account(null);
    expect(calls).toEqual(['clear-stray']);
  });

  it.each(['profile', 'permissions'] as const)(
    'reports once that %s could not be loaded (S8-22, S8-23)',
    (part) => {
      const { account, session, observer, voice } = scene();
      account('ann');
      observer().failed(part);
      observer().failed(part);
      expect(voice.missing).toHaveBeenCalledExactlyOnceWith(part);
      expect(session.current()).toEqual({ status: 'profile-failed', missing: part });
      session.retryProfile();
      expect(session.current().status).toBe('loading-profile');
    },
  );
});

const START: SessionState = { status: 'starting' };

describe('the state of a session', () => {
  it('goes from an account to a known person (S4.4-01)', () => {
    const waiting = nextSessionState(START, { type: 'account' });
    expect(waiting.status).toBe('loading-profile');
    expect(nextSessionState(waiting, { type: 'profile', user })).toEqual({ status: 'ready', user });
  });

  it('does not let a late profile revive an ended session', () => {
    const ended = nextSessionState(START, { type: 'ended', reason: 'expired' });
    expect(nextSessionState(ended, { type: 'profile', user })).toBe(ended);
    expect(nextSessionState(ended, { type: 'profile-failed' })).toBe(ended);
  });

  it('remembers why a session ended when the sign-out follows', () => {
    const ended = nextSessionState(START, { type: 'ended', reason: 'inactive' });
    expect(nextSessionState(ended, { type: 'no-account' })).toBe(ended);
  });

  it('ignores an unchanged person, but not a changed permission', () => {
    const ready = nextSessionState(START, { type: 'profile', user });
    expect(nextSessionState(ready, { type: 'profile', user: { ...user } })).toBe(ready);
    const lesser = makeUser({ permissions: {} });
    expect(nextSessionState(ready, { type: 'profile', user: lesser })).toEqual({
      status: 'ready',
      user: lesser,
    });
  });
});

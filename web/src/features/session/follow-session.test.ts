import type { User } from '@harborline/domain/entities/user';
import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/call-api';
import type { ChatTokenOwner, KeeperPorts } from './chat-token/chat-token-keeper';
import { startChatToken } from './chat-token/start-chat-token';
import { followSession, type OpeningMode, type ProfileObserver, type SessionServer } from './follow-session';

const user: User = { ...makeUser(), uid: 'ann' };
const library = makeLibrary();

/** The responses of the server and of the inbox service that a test can change. */
type Answers = Partial<SessionServer & Pick<KeeperPorts, 'login'>>;

function scene(mode: OpeningMode, { login: answerLogin = async () => 'token', ...changes }: Answers = {}) {
  let profile: ProfileObserver = { found: () => {}, missing: () => {}, failed: () => {} };
  const observer = { open: vi.fn(), failed: vi.fn(), ended: vi.fn(), notice: vi.fn() };
  const login = vi.fn(answerLogin);
  const keeperPorts: KeeperPorts = {
    login,
    store: { read: () => null, write: vi.fn() },
    alone: (work) => work(),
    nowMs: () => 1_000_000,
  };
  const server = {
    watchProfile: vi.fn((_uid: string, given: ProfileObserver) => {
      profile = given;
      return () => {};
    }),
    readLibrary: vi.fn(async () => library),
    readLibraryStatus: vi.fn(async () => ({ lw: 1, e: 1 })),
    startChatToken: (owner: ChatTokenOwner, onRefused: () => void) =>
      startChatToken(owner, onRefused, keeperPorts),
    leaveChild: vi.fn(async () => {}),
    remember: vi.fn(),
    isSessionValid: vi.fn(async (_validAfterMs: number) => true),
    renewStreams: vi.fn(async () => {}),
    nowMs: () => 1_000_000,
    ...changes,
  } satisfies SessionServer;
  const stop = followSession({ uid: 'ann', mode }, server, observer);
  stops.push(stop);
  return {
    server,
    login,
    observer,
    stop,
    found: async (changed: Partial<User> = {}, isConfirmed = true) => {
      profile.found({ ...user, ...changed }, isConfirmed);
      await vi.waitFor(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    },
    missing: () => profile.missing(),
    failed: (isFinal: boolean) => profile.failed('profile', isFinal),
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const refusing = (status: number, message = '') => ({
  login: () => Promise.reject(new ApiError(status, message)),
});
const unreadable = { readLibrary: () => Promise.reject(new Error('offline')) };

describe('opening a session', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('requests library, status and chat token, in this order (S4.4-01)', async () => {
    const asked: string[] = [];
    const noting =
      <Answer>(what: string, answer: Answer) =>
      async () => {
        asked.push(what);
        return answer;
      };
    const { found, server } = scene('signed-in', {
      readLibrary: noting('library', library),
      readLibraryStatus: noting('status', { lw: 1, e: 1 }),
      login: noting('chat token', 'token'),
    });
    await found();
    expect(asked).toEqual(['library', 'status', 'chat token']);
    expect(server.remember).toHaveBeenCalledExactlyOnceWith(user, library, true);
  });

  it.each(['signed-in', 'resumed'] as const)('%s: ends if the library is missing (S8-16)', async (mode) => {
    const { found, observer, server } = scene(mode, { readLibrary: async () => null });
    await found();
    expect(observer.ended).toHaveBeenCalledExactlyOnceWith('no-library', undefined);
    expect(server.readLibraryStatus).not.toHaveBeenCalled();
  });

  it.each([
    [0, false],
    [1, true],
    [undefined, true],
  ])('lw %s makes library_only %s (S4.5-22)', async (lw, libraryOnly) => {
    const { found, server } = scene('signed-in', { readLibraryStatus: async () => ({ lw, e: 1 }) });
    await found();
    expect(server.remember).toHaveBeenCalledExactlyOnceWith(user, library, libraryOnly);
  });

  it.each([
    [1, []],
    [undefined, []],
    [0, [['no-subscription', undefined]]],
    [2, [['no-subscription', undefined]]],
  ])('e %s ends it with %j (S4.4-04, D-49)', async (e, ends) => {
    for (const mode of ['signed-in', 'resumed'] as const) {
      const { found, login, observer } = scene(mode, { readLibraryStatus: async () => ({ lw: 1, e }) });
      await found();
      expect(observer.ended.mock.calls).toEqual(ends);
      expect(login).toHaveBeenCalledTimes(ends.length === 0 ? 1 : 0);
    }
  });

  it.each([
    [403, 'This account is closed.', 'This account is closed.'],
    [500, '', 'An error occured'],
    [0, 'The server could not be reached.', 'An error occured'],
  ])('refuses to sign in for status %i and message %j with %j (S8-12)', async (status, message, shown) => {
    const { found, observer } = scene('signed-in', refusing(status, message));
    await found();
    expect(observer.open).not.toHaveBeenCalled();
    expect(observer.ended).toHaveBeenCalledExactlyOnceWith('login-refused', shown);
  });

  it.each([
    [0, 'open', 0],
    [503, 'open', 0],
    [403, 'open', 0],
    [401, 'refused', 1],
  ])('resumes a session with status %i of the inbox service: %s (D-20)', async (status, _, ends) => {
    const { found, observer, server } = scene('resumed', refusing(status));
    await found();
    expect(observer.ended).toHaveBeenCalledTimes(ends);
    expect(server.remember).toHaveBeenCalledTimes(1 - ends);
  });

  it('survives loading a page without a network', async () => {
    const resumed = scene('resumed', { ...unreadable, ...refusing(0) });
    await resumed.found();
    expect(resumed.observer.ended).not.toHaveBeenCalled();
    expect(resumed.server.remember).toHaveBeenCalledExactlyOnceWith(user, null, null);
    const signedIn = scene('signed-in', { ...unreadable, ...refusing(0) });
    await signedIn.found();
    expect(signedIn.observer.ended).toHaveBeenCalledExactlyOnceWith('login-refused', 'An error occured');
    expect(signedIn.login).not.toHaveBeenCalled();
  });
});

describe('a session ended from elsewhere (D-58)', () => {
  it('ends here as soon as the person’s document says so', async () => {
    const { found, observer } = scene('resumed', { isSessionValid: async (at: number) => at < 2_000 });
    await found({ sessions_valid_after: 1_000 });
    expect(observer.ended).not.toHaveBeenCalled();
    await found({ sessions_valid_after: 2_000 });
    expect(observer.ended).toHaveBeenCalledWith('expired', undefined);
  });

  it('restarts its streams if it began later, and checks each time only once', async () => {
    const isSessionValid = vi.fn(async (_validAfterMs: number) => true);
    const { found, observer, server } = scene('resumed', { isSessionValid });
    await found({ sessions_valid_after: 1_000 });
    expect(server.renewStreams).not.toHaveBeenCalled();
    await found({ sessions_valid_after: 2_000 });
    await found({ sessions_valid_after: 2_000, is_away: 1 });
    expect(isSessionValid.mock.calls).toEqual([[1_000], [2_000]]);
    expect(server.renewStreams).toHaveBeenCalledTimes(1);
    expect(observer.ended).not.toHaveBeenCalled();
  });
});

describe('following a session', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('opens after library, status and inbox login, and remembers it (S4.4-01, S7.1-01, S7.1-03)', async () => {
    const { found, login, observer, server } = scene('signed-in');
    await found();
    expect(server.readLibrary).toHaveBeenCalledWith(user.support_lib_id);
    expect(server.readLibraryStatus).toHaveBeenCalledWith('acme');
    expect(login).toHaveBeenCalledWith(expect.objectContaining({ user_email: user.user_email }));
    expect(server.remember).toHaveBeenCalledWith(
      user,
      expect.objectContaining({ library_refkey: 'acme' }),
      true,
    );
    expect(observer.open).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('shows nothing during sign-in until every step has succeeded (S4.4-03)', async () => {
    const { found, observer } = scene('signed-in', {
      login: () => Promise.reject(new ApiError(500, 'Try later')),
    });
    await found();
    expect(observer.open).not.toHaveBeenCalled();
    expect(observer.ended).toHaveBeenCalledWith('login-refused', 'Try later');
  });

  it('logs out if the subscription is not active, even an open session (S4.4-04)', async () => {
    for (const mode of ['signed-in', 'resumed'] as const) {
      const { found, login, observer } = scene(mode, {
        readLibraryStatus: vi.fn(async () => ({ lw: 1, e: 0 })),
      });
      await found();
      expect(observer.ended).toHaveBeenCalledWith('no-subscription', undefined);
      expect(login).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['signed-in', true, [['login-refused', undefined]]],
    ['signed-in', false, []],
    ['resumed', true, []],
  ] as const)(
    '%s: a profile that cannot be loaded (final: %s) ends it with %j (S4.4-03, S8-22)',
    (mode, isFinal, ends) => {
      const { failed, observer } = scene(mode);
      failed(isFinal);
      expect(observer.failed).toHaveBeenCalledExactlyOnceWith('profile');
      expect(observer.ended.mock.calls).toEqual(ends);
    },
  );

  it('reports a failed lookup and continues (S8-15, D-49)', async () => {
    const { found, observer, server } = scene('signed-in', {
      readLibraryStatus: () => Promise.reject(new ApiError(500, '')),
    });
    await found();
    expect(observer.notice).toHaveBeenCalledWith({
      title: 'Error',
      text: 'An error occurred while processing your request. Please try again later.',
    });
    expect(server.remember).toHaveBeenCalledWith(user, expect.anything(), null);
    expect(observer.open).toHaveBeenCalled();
  });

  it.each([
    ['a second time after an outage', 504, 2, 0],
    ['once where it is refused', 429, 1, 1],
  ])('looks the library up %s', async (_name, status, calls, notices) => {
    const readLibraryStatus = vi.fn(async () => ({ lw: 0, e: 1 }));
    readLibraryStatus.mockRejectedValueOnce(new ApiError(status, ''));
    const { found, observer } = scene('resumed', { readLibraryStatus });
    await found();
    expect(readLibraryStatus).toHaveBeenCalledTimes(calls);
    expect(observer.notice).toHaveBeenCalledTimes(notices);
    expect(observer.open).toHaveBeenCalled();
  });

  it('shows a resumed session at once, and requests data once the server has confirmed the person', async () => {
    const { found, login, observer, server } = scene('resumed');
    await found({}, false);
    expect(observer.open).toHaveBeenCalledOnce();
    expect(server.readLibrary).not.toHaveBeenCalled();
    await found({}, true);
    expect(login).toHaveBeenCalledOnce();
  });

  it('gets a new token at once for another library (D-20)', async () => {
    const { found, login, server } = scene('resumed');
    await found();
    await found({ support_lib_id: 'child', acting: acting(2_000_000) });
    expect(login).toHaveBeenCalledTimes(2);
    expect(login).toHaveBeenLastCalledWith(expect.objectContaining({ support_lib_id: 'child' }));
    expect(server.readLibrary).toHaveBeenLastCalledWith('child');
  });

  it('gets a new token after a changed permission, without loading the library again (D-20)', async () => {
    const { found, login, server } = scene('resumed');
    await found();
    await found({ session_version: 3 });
    expect(login).toHaveBeenCalledTimes(2);
    expect(server.readLibrary).toHaveBeenCalledOnce();
  });

  it('ends when a renewal answers 401 (D-20)', async () => {
    const { found, login, observer } = scene('resumed');
    await found();
    login.mockRejectedValue(new ApiError(401, 'Please sign in again'));
    await found({ session_version: 3 });
    expect(observer.ended).toHaveBeenCalledWith('expired', undefined);
  });

  it('returns home when acting in a library has ended, and opens the home library (D-12)', async () => {
    const { found, server, observer } = scene('signed-in');
    await found({ support_lib_id: 'child', acting: acting(999_999) });
    expect(server.leaveChild).toHaveBeenCalled();
    expect(observer.open).not.toHaveBeenCalled();
    await found({ acting: null });
    expect(observer.open).toHaveBeenCalledOnce();
  });

  it.each([
    ['no-subscription', { readLibraryStatus: async () => ({ lw: 1, e: 0 }) }],
    ['no-library', { readLibrary: async () => null }],
  ] as const)(
    'with %s of a child library, ends only after leaving it, or no sign-in would succeed (S8-14, D-12)',
    async (reason, changes) => {
      const acting = { support_lib_id: 'child', started_at: timestamp(0), until: timestamp(2_000_000) };
      const order: string[] = [];
      const { observer, server, found } = scene('resumed', {
        ...changes,
        leaveChild: vi.fn(async () => void order.push('left')),
      });
      observer.ended.mockImplementation(() => order.push('ended'));
      await found({ support_lib_id: 'child', init_support_lib_id: 'home', acting });
      expect(order).toEqual(['left', 'ended']);
      expect(server.leaveChild).toHaveBeenCalledOnce();
      expect(observer.ended).toHaveBeenCalledWith(reason, undefined);
    },
  );

  it('ends for removed and unknown people (S8-17)', async () => {
    const removed = scene('resumed');
    await removed.found({ is_active: false });
    expect(removed.observer.ended).toHaveBeenCalledWith('inactive', undefined);
    const unknown = scene('resumed');
    unknown.missing();
    expect(unknown.observer.ended).toHaveBeenCalledWith('no-such-user', undefined);
  });

  it('reports nothing once stopped', async () => {
    const { found, login, observer, stop } = scene('resumed');
    stop();
    await found();
    expect(observer.open).not.toHaveBeenCalled();
    expect(login).not.toHaveBeenCalled();
  });
});

const acting = (untilMs: number) => ({
  support_lib_id: 'child',
  started_at: timestamp(0),
  until: timestamp(untilMs),
});

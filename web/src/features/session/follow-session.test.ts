import type { User } from '@harborline/domain/entities/user';
import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/call-api';
import type { ChatTokenKeeper } from './chat-token/chat-token-keeper';
import { SessionFollower, type SessionPorts } from './follow-session';
import type { OpeningMode } from './opening';
import type { ProfileObserver } from './watch-profile';

const user: User = { ...makeUser(), uid: 'ann' };

function scene(mode: OpeningMode, changes: Partial<SessionPorts> = {}) {
  let profile: ProfileObserver = { found: () => {}, missing: () => {}, failed: () => {} };
  let keeper: ChatTokenKeeper | null = null;
  let wakeUp = () => {};
  const observer = { open: vi.fn(), failed: vi.fn(), ended: vi.fn(), notice: vi.fn() };
  const ports = {
    watchProfile: vi.fn((_uid: string, given: ProfileObserver) => {
      profile = given;
      return () => {};
    }),
    readLibrary: vi.fn(async () => makeLibrary()),
    readStanding: vi.fn(async () => ({ lw: 1, e: 1 })),
    login: vi.fn(async () => 'token'),
    leaveChild: vi.fn(async () => {}),
    remember: vi.fn(),
    store: { read: () => null, write: vi.fn() },
    alone: <Result>(work: () => Promise<Result>) => work(),
    nowMs: () => 1_000_000,
    provideToken: (given: ChatTokenKeeper) => {
      keeper = given;
      return () => {};
    },
    sessionStands: vi.fn(async (_validAfterMs: number) => true),
    renewStreams: vi.fn(async () => {}),
    wake: (_dueInMs: () => number, work: () => void) => {
      wakeUp = work;
      return () => {};
    },
    ...changes,
  } satisfies SessionPorts;
  const follower = new SessionFollower(ports, observer, mode);
  follower.start('ann');
  return {
    ports,
    observer,
    follower,
    found: async (changed: Partial<User> = {}, isConfirmed = true) => {
      profile.found({ ...user, ...changed }, isConfirmed);
      await vi.waitFor(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    },
    missing: () => profile.missing(),
    failed: (isFinal: boolean) => profile.failed('profile', isFinal),
    keeper: () => keeper,
    wakeUp: async () => {
      wakeUp();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('a session ended from elsewhere (D-58)', () => {
  it('ends here as soon as the person’s document says so', async () => {
    const { found, observer } = scene('resumed', { sessionStands: async (at) => at < 2_000 });
    await found({ sessions_valid_after: 1_000 });
    expect(observer.ended).not.toHaveBeenCalled();
    await found({ sessions_valid_after: 2_000 });
    expect(observer.ended).toHaveBeenCalledWith('expired', undefined);
  });

  it('goes on with new streams where it has a new beginning, looking once at each moment', async () => {
    const sessionStands = vi.fn(async (_validAfterMs: number) => true);
    const { found, observer, ports } = scene('resumed', { sessionStands });
    await found({ sessions_valid_after: 1_000 });
    expect(ports.renewStreams).not.toHaveBeenCalled();
    await found({ sessions_valid_after: 2_000 });
    await found({ sessions_valid_after: 2_000, is_away: 1 });
    expect(sessionStands.mock.calls).toEqual([[1_000], [2_000]]);
    expect(ports.renewStreams).toHaveBeenCalledTimes(1);
    expect(observer.ended).not.toHaveBeenCalled();
  });
});

describe('following a session', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('opens after library, standing and inbox login, and remembers it (S4.4-01, S7.1-01, S7.1-03)', async () => {
    const { found, ports, observer } = scene('signed-in');
    await found();
    expect(ports.readLibrary).toHaveBeenCalledWith(user.support_lib_id);
    expect(ports.readStanding).toHaveBeenCalledWith('acme');
    expect(ports.login).toHaveBeenCalledWith(expect.objectContaining({ user_email: user.user_email }));
    expect(ports.remember).toHaveBeenCalledWith(
      user,
      expect.objectContaining({ library_refkey: 'acme' }),
      true,
    );
    expect(observer.open).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('shows nothing of a person who is just signing in before all is well (S4.4-03)', async () => {
    const { found, observer } = scene('signed-in', {
      login: () => Promise.reject(new ApiError(500, 'Try later')),
    });
    await found();
    expect(observer.open).not.toHaveBeenCalled();
    expect(observer.ended).toHaveBeenCalledWith('login-refused', 'Try later');
  });

  it('logs out where the subscription is not active, also one that was open (S4.4-04)', async () => {
    for (const mode of ['signed-in', 'resumed'] as const) {
      const { found, observer, ports } = scene(mode, { readStanding: vi.fn(async () => ({ lw: 1, e: 0 })) });
      await found();
      expect(observer.ended).toHaveBeenCalledWith('no-subscription', undefined);
      expect(ports.login).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['signed-in', true, [['login-refused', undefined]]],
    ['signed-in', false, []],
    ['resumed', true, []],
  ] as const)(
    '%s: a profile that cannot be had (for good: %s) ends it with %j (S4.4-03, S8-22)',
    (mode, isFinal, ends) => {
      const { failed, observer } = scene(mode);
      failed(isFinal);
      expect(observer.failed).toHaveBeenCalledExactlyOnceWith('profile');
      expect(observer.ended.mock.calls).toEqual(ends);
    },
  );

  it('says that the lookup failed and goes on (S8-15, D-49)', async () => {
    const { found, observer, ports } = scene('signed-in', {
      readStanding: () => Promise.reject(new ApiError(500, '')),
    });
    await found();
    expect(observer.notice).toHaveBeenCalledWith({
      title: 'Error',
      text: 'An error occurred while processing your request. Please try again later.',
    });
    expect(ports.remember).toHaveBeenCalledWith(user, expect.anything(), null);
    expect(observer.open).toHaveBeenCalled();
  });

  it('shows a session found again at once, and asks once the server has confirmed who it is', async () => {
    const { found, observer, ports } = scene('resumed');
    await found({}, false);
    expect(observer.open).toHaveBeenCalledOnce();
    expect(ports.readLibrary).not.toHaveBeenCalled();
    await found({}, true);
    expect(ports.login).toHaveBeenCalledOnce();
  });

  it('takes another token at once for another library (D-20)', async () => {
    const { found, ports } = scene('resumed');
    await found();
    await found({ support_lib_id: 'child', acting: acting(2_000_000) });
    expect(ports.login).toHaveBeenCalledTimes(2);
    expect(ports.login).toHaveBeenLastCalledWith(expect.objectContaining({ support_lib_id: 'child' }));
    expect(ports.readLibrary).toHaveBeenLastCalledWith('child');
  });

  it('takes another token after a changed permission, without asking for the library again (D-20)', async () => {
    const { found, ports } = scene('resumed');
    await found();
    await found({ session_version: 3 });
    expect(ports.login).toHaveBeenCalledTimes(2);
    expect(ports.readLibrary).toHaveBeenCalledOnce();
  });

  it('ends when a renewal answers 401 (D-20)', async () => {
    const login = vi.fn(async () => 'token');
    const { found, observer, wakeUp } = scene('resumed', { login });
    await found();
    login.mockRejectedValue(new ApiError(401, 'Please sign in again'));
    await found({ session_version: 3 });
    await wakeUp();
    expect(observer.ended).toHaveBeenCalledWith('expired', undefined);
  });

  it('comes home from a library that may no longer be acted in, and opens that (D-12)', async () => {
    const { found, ports, observer } = scene('signed-in');
    await found({ support_lib_id: 'child', acting: acting(999_999) });
    expect(ports.leaveChild).toHaveBeenCalled();
    expect(observer.open).not.toHaveBeenCalled();
    await found({ acting: null });
    expect(observer.open).toHaveBeenCalledOnce();
  });

  it.each([
    ['no-subscription', { readStanding: async () => ({ lw: 1, e: 0 }) }],
    ['no-library', { readLibrary: async () => null }],
  ] as const)(
    'ends with %s of a child acted in only after leaving it, or no sign-in would succeed (S8-14, D-12)',
    async (reason, changes) => {
      const acting = { support_lib_id: 'child', started_at: timestamp(0), until: timestamp(2_000_000) };
      const order: string[] = [];
      const { observer, ports, found } = scene('resumed', {
        ...changes,
        leaveChild: vi.fn(async () => void order.push('left')),
      });
      observer.ended.mockImplementation(() => order.push('ended'));
      await found({ support_lib_id: 'child', init_support_lib_id: 'home', acting });
      expect(order).toEqual(['left', 'ended']);
      expect(ports.leaveChild).toHaveBeenCalledOnce();
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

  it('says nothing more once it was stopped', async () => {
    const { follower, found, observer, ports } = scene('resumed');
    follower.stop();
    await found();
    expect(observer.open).not.toHaveBeenCalled();
    expect(ports.login).not.toHaveBeenCalled();
  });
});

const acting = (untilMs: number) => ({
  support_lib_id: 'child',
  started_at: timestamp(0),
  until: timestamp(untilMs),
});

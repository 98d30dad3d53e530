import { makeUser } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { createChatTokenKeeper, type KeeperPorts, type KeptChatToken } from './chat-token-keeper';

const HOUR = 60 * 60 * 1000;
const user = { ...makeUser(), uid: 'ann' };

let now: number;
let shared: KeptChatToken | null;
let count: number;
let queue: Promise<unknown>;

/** The state that two tabs of a browser share. */
function ports(changes: Partial<KeeperPorts> = {}): KeeperPorts {
  return {
    login: vi.fn(async () => {
      count += 1;
      return `token-${count}`;
    }),
    store: {
      read: () => shared,
      write: (kept) => {
        shared = kept;
      },
    },
    alone: (work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => {});
      return turn;
    },
    nowMs: () => now,
    ...changes,
  };
}

const refusing = (status: number) =>
  ports({ login: vi.fn(() => Promise.reject(new ApiError(status, 'No'))) });

describe('the keeper of the chat token', () => {
  beforeEach(() => {
    now = 1_000_000;
    shared = null;
    count = 0;
    queue = Promise.resolve();
  });

  it('keeps the token and renews it at 23 hours (S4.4-05, S7.1-02, S9-14)', async () => {
    const keeper = createChatTokenKeeper(user, ports());
    expect(await keeper.take()).toBe('token-1');
    expect(shared).toMatchObject({ token: 'token-1', takenAtMs: 1_000_000 });
    expect(keeper.dueInMs()).toBe(23 * HOUR);
    now += 23 * HOUR - 1;
    expect(await keeper.take()).toBe('token-1');
    now += 1;
    expect(await keeper.take()).toBe('token-2');
  });

  it('makes one request for all tabs (D-20)', async () => {
    const one = createChatTokenKeeper(user, ports());
    const other = createChatTokenKeeper(user, ports());
    const tokens = await Promise.all([one.take(), one.take(), other.take()]);
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
  });

  it('requests a new token for another library and after a changed permission (D-20)', async () => {
    const keeper = createChatTokenKeeper(user, ports());
    await keeper.take();
    keeper.follow({ ...user, support_lib_id: 'child' });
    expect(await keeper.take()).toBe('token-2');
    keeper.follow({ ...user, support_lib_id: 'child', session_version: 1 });
    expect(await keeper.take()).toBe('token-3');
  });

  it('never uses the token of another person in another tab', async () => {
    const { login, ...rest } = ports();
    await createChatTokenKeeper({ ...user, uid: 'bob' }, { ...rest, login }).take();
    expect(await createChatTokenKeeper(user, { ...rest, login }).take()).toBe('token-2');
  });

  it('replaces a refused token, unless there is already a new one', async () => {
    const keeper = createChatTokenKeeper(user, ports());
    await keeper.take();
    expect(await keeper.replace('token-1')).toBe('token-2');
    expect(await keeper.replace('token-1')).toBe('token-2');
  });

  it('retries after a network failure, with growing delays (D-20)', async () => {
    const failing = refusing(0);
    const keeper = createChatTokenKeeper(user, failing);
    expect(keeper.dueInMs()).toBe(0);
    await keeper.keepFresh();
    await keeper.keepFresh();
    expect(failing.login).toHaveBeenCalledTimes(1);
    expect(keeper.dueInMs()).toBe(1_000);
    now += 1_000;
    await keeper.keepFresh();
    now += 1_000;
    await keeper.keepFresh();
    expect(failing.login).toHaveBeenCalledTimes(2);
    now += 1_000;
    await keeper.keepFresh();
    expect(failing.login).toHaveBeenCalledTimes(3);
  });

  it('gives up if the service no longer accepts the user (D-20)', async () => {
    const keeper = createChatTokenKeeper(user, refusing(401));
    await expect(keeper.keepFresh()).rejects.toMatchObject({ status: 401 });
  });

  it.each([0, 403, 429, 503])('does not give up for %i', async (status) => {
    await expect(createChatTokenKeeper(user, refusing(status)).keepFresh()).resolves.toBeUndefined();
  });

  it('leaves nothing behind at the end, not even from a pending request', async () => {
    let answer: (token: string) => void = () => {};
    const slow = ports({
      login: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    });
    const keeper = createChatTokenKeeper(user, slow);
    const taken = keeper.take();
    await Promise.resolve();
    keeper.stop();
    answer('late');
    await expect(taken).rejects.toMatchObject({ status: 0 });
    expect(shared).toBeNull();
    await expect(keeper.take()).rejects.toMatchObject({ status: 0 });
  });
});

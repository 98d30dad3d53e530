import { makeUser } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closingStep, leaveSession, onLogout } from './leave-session';

const acting = makeUser({ support_lib_id: 'child', init_support_lib_id: 'home' });

describe('leaving a session', () => {
  const leaveChild = vi.fn();
  const order: string[] = [];
  let takeBack = () => {};

  beforeEach(() => {
    order.length = 0;
    leaveChild.mockReset().mockImplementation(async () => void order.push('logoutas'));
    takeBack = onLogout(() => void order.push('close'));
  });
  afterEach(() => takeBack());

  it('logs out as the child library first, then closes (S4.5-24, S4.5-25)', async () => {
    expect(await leaveSession('logged-out', acting, leaveChild)).toBe(true);
    expect(order).toEqual(['logoutas', 'close']);
    expect(leaveChild).toHaveBeenCalledWith(acting);
  });

  it('leaves nothing at home, or without Log Out', async () => {
    await leaveSession('logged-out', makeUser(), leaveChild);
    await leaveSession('expired', acting, leaveChild);
    expect(order).toEqual(['close', 'close']);
  });

  it('continues if the child library cannot be left (S8-02, D-29)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    leaveChild.mockRejectedValue(new Error('down'));
    expect(await leaveSession('logged-out', acting, leaveChild)).toBe(false);
    expect(order).toEqual(['close']);
  });
});

describe('the steps before sign-out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.useRealTimers());

  it('run until they are unregistered (S4.5-25)', async () => {
    const step = vi.fn();
    const takeBack = onLogout(step);
    await leaveSession('logged-out', null, async () => {});
    takeBack();
    await leaveSession('logged-out', null, async () => {});
    expect(step).toHaveBeenCalledOnce();
    expect(step).toHaveBeenCalledWith('logged-out');
  });

  it('delay sign-out by at most 3 s (D-29)', async () => {
    let isOver = false;
    const takeBack = onLogout(() => new Promise<void>(() => {}));
    void leaveSession('logged-out', null, async () => {}).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    takeBack();
  });

  it('may fail', async () => {
    expect(await closingStep('x', () => Promise.reject(new Error('down')))).toBe(false);
    expect(
      await closingStep('x', () => {
        throw new Error('down');
      }),
    ).toBe(false);
    expect(await closingStep('x', () => {})).toBe(true);
  });
});

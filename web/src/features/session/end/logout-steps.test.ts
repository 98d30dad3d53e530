import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closingStep, onLogout, runLogoutSteps } from './logout-steps';

describe('the steps before the credentials go', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.useRealTimers());

  it('run until somebody takes them back (S4.5-25)', async () => {
    const step = vi.fn();
    const takeBack = onLogout(step);
    await runLogoutSteps('logged-out');
    takeBack();
    await runLogoutSteps('logged-out');
    expect(step).toHaveBeenCalledOnce();
    expect(step).toHaveBeenCalledWith('logged-out');
  });

  it('hold nobody up for longer than 3 s (D-29)', async () => {
    let isOver = false;
    const takeBack = onLogout(() => new Promise<void>(() => {}));
    void runLogoutSteps('logged-out').then(() => {
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

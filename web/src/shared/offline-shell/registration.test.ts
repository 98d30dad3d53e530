import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareShell } from './registration';

const register = vi.fn();
const unregister = vi.fn();
let isOnline = true;

function goOnline() {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

describe('what opens the staff area without a connection (D-128)', () => {
  let leaving = new AbortController();
  let isWanted = true;
  const prepare = (isTrusted = true) =>
    prepareShell({ isTrusted, signal: leaving.signal, isWanted: () => isWanted });

  const endSession = () => {
    isWanted = false;
  };

  beforeEach(() => {
    leaving = new AbortController();
    [isWanted, isOnline] = [true, true];
    register.mockReset().mockResolvedValue({});
    unregister.mockReset();
    vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const getRegistration = async () => ({ unregister });
    Object.defineProperty(window.navigator, 'serviceWorker', {
      configurable: true,
      value: { register, getRegistration },
    });
    vi.stubGlobal('caches', { keys: async () => [] });
  });
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'serviceWorker');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is prepared on a trusted device, and removed from any other', async () => {
    await prepare();
    expect([register, unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await prepare(false);
    expect([register, unregister].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each([
    ['the screen was left', () => leaving.abort()],
    ['the session has ended', endSession],
  ])('does not come back with the connection once %s', async (_what, end) => {
    isOnline = false;
    const prepared = prepare();
    end();
    goOnline();
    await prepared;
    expect(register).not.toHaveBeenCalled();
  });

  it('is removed again where the session ends while the worker is fetched', async () => {
    register.mockImplementation(async () => {
      isWanted = false;
    });
    await prepare();
    expect(unregister).toHaveBeenCalledOnce();
  });
});

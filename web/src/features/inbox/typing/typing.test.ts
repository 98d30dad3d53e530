import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellTyping, watchTyping } from './typing';

type Listener = { onSnapshot: (snapshot: { val: () => unknown }) => void; onRefusal?: () => void };

const rtdb = vi.hoisted(() => ({
  listeners: [] as Listener[],
  set: vi.fn(async () => undefined),
}));

vi.mock('../../../shared/firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => path,
  onValue: (path: string, onSnapshot: Listener['onSnapshot'], onRefusal?: () => void) => {
    if (!path.startsWith('.info')) {
      rtdb.listeners.push({ onSnapshot, ...(onRefusal === undefined ? {} : { onRefusal }) });
    }
    return () => {};
  },
  onDisconnect: () => ({ remove: async () => undefined }),
  remove: async () => undefined,
  serverTimestamp: () => 'now',
  set: rtdb.set,
}));

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    rtdb.listeners = [];
    rtdb.set.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('is told once the database knows the conversation, and not before', async () => {
    const stop = watchTyping('c1', () => {});
    rtdb.listeners[0]?.onRefusal?.();
    await tellTyping('c1', 'mara', 'Mara');
    expect(rtdb.set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    rtdb.listeners[1]?.onSnapshot({ val: () => null });
    await tellTyping('c1', 'mara', 'Mara');
    expect(rtdb.set).toHaveBeenCalledOnce();
    stop();
    await tellTyping('c1', 'mara', 'Mara');
    expect(rtdb.set).toHaveBeenCalledOnce();
  });

  it('is asked for a few times, then the dots are missing', async () => {
    watchTyping('c1', () => {});
    for (let times = 0; times < 10; times += 1) {
      rtdb.listeners.at(-1)?.onRefusal?.();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(rtdb.listeners).toHaveLength(6);
  });
});

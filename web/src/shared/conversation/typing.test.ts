import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTyping, watchTyping } from './typing';

type Listener = { onSnapshot: (snapshot: { val: () => unknown }) => void; onRefusal?: () => void };

const rtdb = vi.hoisted(() => ({
  listeners: [] as Listener[],
  offsets: [] as Listener['onSnapshot'][],
  set: vi.fn(async () => undefined),
}));

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => path,
  onValue: (path: string, onSnapshot: Listener['onSnapshot'], onRefusal?: () => void) => {
    if (path.startsWith('.info')) rtdb.offsets.push(onSnapshot);
    else {
      rtdb.listeners.push({ onSnapshot, ...(onRefusal === undefined ? {} : { onRefusal }) });
    }
    return () => {};
  },
  onDisconnect: () => ({ remove: async () => undefined }),
  remove: async () => undefined,
  serverTimestamp: () => 'now',
  set: rtdb.set,
}));

const MARA = { audience: 'staff', conversationRef: 'c1', uid: 'mara' } as const;

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    rtdb.listeners = [];
    rtdb.offsets = [];
    rtdb.set.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('is sent once the database knows the conversation, and not before', async () => {
    const stop = watchTyping(MARA, () => {});
    rtdb.listeners[0]?.onRefusal?.();
    await sendTyping(MARA, 'Mara', () => true);
    expect(rtdb.set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    rtdb.listeners[1]?.onSnapshot({ val: () => null });
    await sendTyping(MARA, 'Mara', () => true);
    expect(rtdb.set).toHaveBeenCalledOnce();
    stop();
    await sendTyping(MARA, 'Mara', () => true);
    expect(rtdb.set).toHaveBeenCalledOnce();
  });

  it('is not sent after the message that it announces', async () => {
    watchTyping(MARA, () => {});
    rtdb.listeners[0]?.onSnapshot({ val: () => null });
    let hasSent = false;
    const sending = sendTyping(MARA, 'Mara', () => !hasSent);
    hasSent = true;
    await sending;
    expect(rtdb.set).not.toHaveBeenCalled();
  });

  it('omits the user’s own sign, and uses the clock of this device', () => {
    const onChange = vi.fn();
    watchTyping(MARA, onChange);
    rtdb.offsets[0]?.({ val: () => 300 });
    const val = () => ({ mara: { name: 'Mara', at: 5_000 }, ann: { name: 'Ann', at: 5_000 } });
    rtdb.listeners[0]?.onSnapshot({ val });
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ uid: 'ann', name: 'Ann', at: 4_700 }]);
  });

  it('gives up after a few attempts, then no dots show', async () => {
    watchTyping(MARA, () => {});
    for (let times = 0; times < 10; times += 1) {
      rtdb.listeners.at(-1)?.onRefusal?.();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(rtdb.listeners).toHaveLength(6);
  });
});

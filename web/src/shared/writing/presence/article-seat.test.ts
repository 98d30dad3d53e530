import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Seated, takeSeat } from './article-seat';

type Listener = (snapshot: { val(): unknown; child(path: string): { val(): unknown } }) => void;
type Slots = Record<string, object>;

/** What a seat needs of the Realtime Database: one person's slots, as everybody sees them. */
const rtdb = vi.hoisted(() => ({
  slots: {} as Record<string, object>,
  others: {} as object,
  watchers: new Set<() => void>(),
  lastWishes: new Set<string>(),
  setConnected: (_isConnected: boolean) => {},
  notify() {
    for (const watcher of [...rtdb.watchers]) watcher();
  },
}));

vi.mock('../../config/report', () => ({ report: vi.fn() }));
vi.mock('../../firebase/database', () => ({ realtimeDatabase: () => null }));
vi.mock('firebase/database', () => {
  const slotOf = (path: string) => path.split('/').at(-1) ?? '';
  const snapshotOf = (value: unknown): Parameters<Listener>[0] => ({
    val: () => value,
    child: () => ({ val: () => rtdb.slots }),
  });
  return {
    ref: (_database: null, path: string) => path,
    serverTimestamp: () => 7,
    onValue: (path: string, listener: Listener) => {
      if (path === '.info/serverTimeOffset') return () => {};
      if (path === '.info/connected') {
        rtdb.setConnected = (isConnected) => listener(snapshotOf(isConnected));
        return () => {};
      }
      const watcher = () => listener(snapshotOf({ ...rtdb.others, ada: rtdb.slots }));
      rtdb.watchers.add(watcher);
      watcher();
      return () => rtdb.watchers.delete(watcher);
    },
    onDisconnect: (path: string) => ({
      remove: async () => void rtdb.lastWishes.add(slotOf(path)),
      cancel: async () => void rtdb.lastWishes.delete(slotOf(path)),
    }),
    set: async (path: string, value: object) => {
      rtdb.slots = { ...rtdb.slots, [slotOf(path)]: value };
      rtdb.notify();
    },
    update: async (path: string, values: object) => {
      rtdb.slots = { ...rtdb.slots, [slotOf(path)]: { ...rtdb.slots[slotOf(path)], ...values } };
      rtdb.notify();
    },
    remove: async (path: string) => {
      const { [slotOf(path)]: _removed, ...rest } = rtdb.slots;
      rtdb.slots = rest;
      rtdb.notify();
    },
  };
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const seat = (article: string, since = 5) => ({ article, since, lockedAt: 0, typedAt: 0 });
const put = async (slots: Slots) => {
  rtdb.slots = slots;
  rtdb.notify();
  await settle();
};

async function open(onChange: (seated: Seated) => void = () => {}) {
  const opened = takeSeat({ libraryId: 'acme', articleId: 'a', uid: 'ada' }, onChange);
  rtdb.setConnected(true);
  await settle();
  return opened;
}

/** All slots taken by other articles; the one of `tab3` is the oldest. */
const full = (): Slots =>
  Object.fromEntries(PRESENCE_SLOTS.map((slot) => [slot, seat(`x-${slot}`, slot === 'tab3' ? 1 : 5)]));

beforeEach(() => {
  rtdb.slots = {};
  rtdb.others = {};
  rtdb.watchers.clear();
  rtdb.lastWishes.clear();
});

describe('a seat at an article (U-07)', () => {
  it('U-07: is the first free slot, which the end of the connection and leaving give back', async () => {
    rtdb.slots = { tab0: seat('other') };
    const opened = await open();
    expect(rtdb.slots.tab1).toMatchObject({ article: 'a' });
    expect([...rtdb.lastWishes]).toEqual(['tab1']);
    opened.lock();
    await settle();
    expect(rtdb.slots.tab1).toMatchObject({ lockedAt: 7, typedAt: 7 });
    opened.leave();
    await settle();
    expect(rtdb.slots).toEqual({ tab0: seat('other') });
    expect(rtdb.lastWishes.size).toBe(0);
  });

  it('U-07: is taken again after the connection was lost, or another tab has removed it', async () => {
    await open();
    rtdb.setConnected(false);
    await put({});
    expect(rtdb.slots).toEqual({});
    rtdb.setConnected(true);
    await settle();
    expect(rtdb.slots.tab0).toMatchObject({ article: 'a' });
    await put({});
    expect(rtdb.slots.tab0).toMatchObject({ article: 'a' });
  });

  it('U-07: takes the slot of the oldest tab where all are taken, and waits if that happens to it', async () => {
    rtdb.slots = full();
    await open();
    expect(rtdb.slots.tab3).toMatchObject({ article: 'a' });
    await put({ ...rtdb.slots, tab3: seat('newer') });
    expect(rtdb.slots.tab3).toMatchObject({ article: 'newer' });
    // The end of this tab must not remove the entry of the newer one.
    expect(rtdb.lastWishes.size).toBe(0);
    const { tab8: _closed, ...rest } = rtdb.slots;
    await put(rest);
    expect(rtdb.slots.tab8).toMatchObject({ article: 'a' });
  });

  it('U-07: tells of changes at this article alone', async () => {
    const onChange = vi.fn();
    await open(onChange);
    const told = onChange.mock.calls.length;
    rtdb.others = { bo: { tab0: seat('other') } };
    rtdb.notify();
    expect(onChange).toHaveBeenCalledTimes(told);
    rtdb.others = { bo: { tab0: seat('a') } };
    rtdb.notify();
    expect(onChange).toHaveBeenCalledTimes(told + 1);
    const [seated] = onChange.mock.lastCall ?? [];
    expect(seated?.writers.map(({ uid }: { uid: string }) => uid)).toEqual(['bo', 'ada']);
  });
});

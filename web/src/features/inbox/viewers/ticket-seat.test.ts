import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTicketSeat } from './ticket-seat';

type Listener = (snapshot: { val(): unknown; child(path: string): { val(): unknown } }) => void;
type Slots = Record<string, object>;

/** What a seat needs of the Realtime Database: one person's slots, as everybody sees them. */
const rtdb = vi.hoisted(() => ({
  slots: {} as Record<string, object>,
  others: {} as object,
  tabs: 0,
  isRefusing: false,
  writes: 0,
  watchers: new Set<() => void>(),
  lastWishes: new Set<string>(),
  connections: new Set<(isConnected: boolean) => void>(),
  notify() {
    for (const watcher of [...rtdb.watchers]) watcher();
  },
  write(slots: Record<string, object>) {
    rtdb.writes += 1;
    if (rtdb.isRefusing) throw new Error('PERMISSION_DENIED');
    rtdb.slots = slots;
    rtdb.notify();
  },
}));

vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
vi.mock('../../../shared/firebase/database', () => ({ realtimeDatabase: () => null }));
vi.mock('firebase/database', () => {
  const slotOf = (path: string) => path.split('/').at(-1) ?? '';
  const snapshotOf = (value: unknown): Parameters<Listener>[0] => ({
    val: () => value,
    child: () => ({ val: () => rtdb.slots }),
  });
  return {
    ref: (_database: null, path: string) => path,
    push: () => {
      rtdb.tabs += 1;
      return { key: `c${rtdb.tabs}` };
    },
    serverTimestamp: () => 7,
    onValue: (path: string, listener: Listener) => {
      if (path === '.info/connected') {
        const tell = (isConnected: boolean) => listener(snapshotOf(isConnected));
        rtdb.connections.add(tell);
        return () => rtdb.connections.delete(tell);
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
    set: async (path: string, value: object) => rtdb.write({ ...rtdb.slots, [slotOf(path)]: value }),
    update: async (path: string, values: object) =>
      rtdb.write({ ...rtdb.slots, [slotOf(path)]: { ...rtdb.slots[slotOf(path)], ...values } }),
    remove: async (path: string) => {
      const { [slotOf(path)]: _removed, ...rest } = rtdb.slots;
      rtdb.write(rest);
    },
  };
});

const settle = () => vi.advanceTimersByTimeAsync(1);
const seat = (ticket: string, since = 5) => ({ ticket, since, writing: '', by: 'other' });
const put = async (slots: Slots) => {
  rtdb.slots = slots;
  rtdb.notify();
  await settle();
};
const connect = async (isConnected: boolean) => {
  for (const tell of rtdb.connections) tell(isConnected);
  await settle();
};

async function open(onChange: Parameters<typeof takeTicketSeat>[1] = () => {}) {
  const opened = takeTicketSeat({ libraryId: 'acme', uid: 'ada' }, onChange);
  opened.show({ ticket: 't', writing: '' });
  await connect(true);
  return opened;
}

/** All slots taken by other tabs; the one of `tab3` is the oldest. */
const full = (): Slots =>
  Object.fromEntries(PRESENCE_SLOTS.map((slot) => [slot, seat('x', slot === 'tab3' ? 1 : 5)]));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(rtdb, { slots: {}, others: {}, isRefusing: false, writes: 0 });
  rtdb.watchers.clear();
  rtdb.lastWishes.clear();
  rtdb.connections.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a seat at a ticket (D-116)', () => {
  it('is the first free slot, says what is written, and goes with the connection or with leaving', async () => {
    rtdb.slots = { tab0: seat('other') };
    const opened = await open();
    expect(rtdb.slots.tab1).toMatchObject({ ticket: 't', since: 7, writing: '' });
    expect([...rtdb.lastWishes]).toEqual(['tab1']);
    opened.show({ ticket: 't', writing: 'reply' });
    await settle();
    expect(rtdb.slots.tab1).toMatchObject({ ticket: 't', writing: 'reply' });
    opened.show({ ticket: 'next', writing: '' });
    await settle();
    expect(rtdb.slots.tab1).toMatchObject({ ticket: 'next', writing: '' });
    opened.leave();
    await settle();
    expect(rtdb.slots).toEqual({ tab0: seat('other') });
    expect(rtdb.lastWishes.size).toBe(0);
  });

  it('is given up while no ticket is open, and taken again with the next one', async () => {
    const opened = await open();
    opened.show(null);
    await settle();
    expect(rtdb.slots).toEqual({});
    expect(rtdb.lastWishes.size).toBe(0);
    opened.show({ ticket: 't', writing: '' });
    await settle();
    expect(rtdb.slots.tab0).toMatchObject({ ticket: 't' });
  });

  it('shows the last of several tickets that were opened at once', async () => {
    const opened = await open();
    for (const ticket of ['a', 'b', 'c']) opened.show({ ticket, writing: '' });
    await settle();
    expect(rtdb.slots).toEqual({ tab0: expect.objectContaining({ ticket: 'c' }) });
  });

  it('is of one tab: two tabs with the same ticket have one each', async () => {
    const [first] = [await open(), await open()];
    expect(Object.keys(rtdb.slots)).toEqual(['tab0', 'tab1']);
    first.leave();
    await settle();
    expect(Object.keys(rtdb.slots)).toEqual(['tab1']);
  });

  it('is taken again after the connection was lost, or the end of an earlier one has removed it', async () => {
    const shown: number[] = [];
    rtdb.others = { bo: { tab0: seat('t') } };
    await open((viewers) => shown.push(viewers.size));
    expect(shown.at(-1)).toBe(1);
    await connect(false);
    expect(shown.at(-1)).toBe(0);
    await put({});
    expect(rtdb.slots).toEqual({});
    await connect(true);
    expect(rtdb.slots.tab0).toMatchObject({ ticket: 't' });
    await put({});
    expect(rtdb.slots.tab0).toMatchObject({ ticket: 't' });
  });

  it('takes the slot of the oldest tab where all are taken, and waits if that happens to it', async () => {
    rtdb.slots = full();
    await open();
    expect(rtdb.slots.tab3).toMatchObject({ ticket: 't' });
    await put({ ...rtdb.slots, tab3: seat('newer') });
    expect(rtdb.slots.tab3).toMatchObject({ ticket: 'newer' });
    expect(rtdb.lastWishes.size).toBe(0);
    const { tab5: _closed, ...rest } = rtdb.slots;
    await put(rest);
    expect(rtdb.slots.tab5).toMatchObject({ ticket: 't' });
  });

  it('tries again a few times what the database refuses, and no more', async () => {
    rtdb.isRefusing = true;
    const opened = await open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(rtdb.slots).toEqual({});
    expect(rtdb.writes).toBe(6);
    rtdb.isRefusing = false;
    opened.show({ ticket: 'next', writing: '' });
    await settle();
    expect(rtdb.slots.tab0).toMatchObject({ ticket: 'next' });
  });
});

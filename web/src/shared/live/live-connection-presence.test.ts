import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { type Membership, NO_END_MS } from '@harborline/domain/team/membership';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePresence, leavePresence, type Presence } from './live-connection-presence';

interface Connection {
  readonly lastWishes: Set<string>;
  /** onDisconnect requests that the server has not answered yet; null: it answers at once */
  wishesAsked: (() => void)[] | null;
  /** transactions that the server has not answered yet; null: it answers at once */
  writesAsked: (() => void)[] | null;
  refusesNextWrite: boolean;
  setConnected(isConnected: boolean): void;
}
interface Reference {
  readonly database: Connection;
  readonly path: string;
}

const SLOTS = 'presence/acme/ada';

/** What presence needs of the Realtime Database: a tree visible to all, and onDisconnect requests. */
const rtdb = vi.hoisted(() => {
  const newConnection = (): Connection => ({
    lastWishes: new Set<string>(),
    wishesAsked: null,
    writesAsked: null,
    refusesNextWrite: false,
    setConnected: () => {},
  });
  return {
    newConnection,
    stored: {} as Record<string, unknown>,
    listeners: new Set<() => void>(),
    connection: newConnection(),
    membership: null as unknown,
    setMembership: (_membership: unknown) => {},
    count: 0,
    async answer(asked: (() => void)[] | null) {
      if (asked) await new Promise<void>((resolve) => asked.push(resolve));
    },
    notify() {
      for (const notify of [...rtdb.listeners]) notify();
    },
    put(path: string, value: unknown) {
      if (value === null) delete rtdb.stored[path];
      else rtdb.stored[path] = value;
      rtdb.notify();
    },
    childrenOf(path: string) {
      const entries = Object.entries(rtdb.stored).filter(([key]) => key.startsWith(`${path}/`));
      return Object.fromEntries(entries.map(([key, value]) => [key.slice(path.length + 1), value]));
    },
  };
});

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => rtdb.connection }));
vi.mock('firebase/database', () => ({
  ref: (database: Connection, path: string) => ({ database, path }),
  child: ({ database, path }: Reference, name: string) => ({ database, path: `${path}/${name}` }),
  push: () => {
    rtdb.count += 1;
    return { key: `c${rtdb.count}` };
  },
  serverTimestamp: () => {
    rtdb.count += 1;
    return rtdb.count;
  },
  onValue: (
    { database, path }: Reference,
    onSnapshot: (snapshot: { val: () => unknown; exists: () => boolean }) => void,
  ) => {
    const notify = (value: unknown) => onSnapshot({ val: () => value, exists: () => value !== null });
    if (path === '.info/connected') {
      database.setConnected = notify;
      return () => {
        database.setConnected = () => {};
      };
    }
    if (path.startsWith('members/')) {
      rtdb.setMembership = notify;
      notify(rtdb.membership);
      return () => {};
    }
    const listener = () => notify(rtdb.childrenOf(path));
    rtdb.listeners.add(listener);
    listener();
    return () => rtdb.listeners.delete(listener);
  },
  onDisconnect: ({ database, path }: Reference) => ({
    remove: async () => {
      await rtdb.answer(database.wishesAsked);
      database.lastWishes.add(path);
    },
    cancel: async () => {
      await rtdb.answer(database.wishesAsked);
      database.lastWishes.delete(path);
    },
  }),
  runTransaction: async ({ database, path }: Reference, change: (stored: unknown) => unknown) => {
    await rtdb.answer(database.writesAsked);
    if (database.refusesNextWrite) {
      database.refusesNextWrite = false;
      throw new Error('maxretry');
    }
    const next = change(rtdb.stored[path] ?? null);
    if (next !== undefined) rtdb.put(path, next);
    return { committed: next !== undefined, snapshot: { val: () => rtdb.stored[path] } };
  },
  update: async ({ path }: Reference, value: object) =>
    rtdb.put(path, { ...(rtdb.stored[path] as object), ...value }),
  remove: async ({ path }: Reference) => rtdb.put(path, null),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const MEMBERSHIP: Membership = {
  until: NO_END_MS,
  since: 0,
  reads_tickets: true,
  answers_tickets: true,
  takes_chats: false,
  supervises_chats: false,
  writes_articles: true,
  writes_news: true,
  writes_sops: true,
  writes_courses: true,
};
const ADA = { libraryId: 'acme', uid: 'ada', isAway: false };

interface Tab {
  readonly presence: Presence;
  readonly connection: Connection;
}

/** A tab with its own connection. */
async function openTab(): Promise<Tab> {
  const connection = rtdb.newConnection();
  rtdb.connection = connection;
  const presence = announcePresence(ADA);
  connection.setConnected(true);
  await settle();
  return { presence, connection };
}

/** A tab whose first request for a slot the server does not answer yet. */
async function openTabThatWaits(asked: 'wishesAsked' | 'writesAsked') {
  const connection = rtdb.newConnection();
  const waiting: (() => void)[] = [];
  connection[asked] = waiting;
  rtdb.connection = connection;
  const presence = announcePresence(ADA);
  connection.setConnected(true);
  await settle();
  expect(waiting).toHaveLength(1);
  const answer = () => {
    for (const notify of waiting.splice(0)) notify();
  };
  return { tab: { presence, connection }, answer };
}

/** Loses the connection with all its pending requests, and connects again. */
async function reconnect(tab: Tab) {
  tab.connection.setConnected(false);
  await lose(tab);
  tab.connection.wishesAsked = null;
  tab.connection.writesAsked = null;
  tab.connection.setConnected(true);
  await settle();
}

const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), settle().then(() => false)]);

/** The server loses a tab, and the tab does not notice. */
async function lose({ connection }: Tab) {
  const wishes = [...connection.lastWishes];
  connection.lastWishes.clear();
  for (const path of wishes) rtdb.put(path, null);
  await settle();
}

const bySlot = () =>
  Object.fromEntries(
    Object.entries(rtdb.childrenOf(SLOTS)).map(([slot, tab]) => [slot, (tab as { by: string }).by]),
  );
const wishesOf = ({ connection }: Tab) => [...connection.lastWishes];

beforeEach(() => {
  rtdb.stored = {};
  rtdb.listeners.clear();
  rtdb.membership = MEMBERSHIP;
});

describe('presence', () => {
  it('waits until the database knows the person as staff of the library', async () => {
    rtdb.membership = null;
    await openTab();
    expect(bySlot()).toEqual({});
    rtdb.setMembership(MEMBERSHIP);
    await settle();
    expect(Object.keys(bySlot())).toEqual(['tab0']);
  });

  it('returns its slot when the person is no longer staff of the library', async () => {
    const tab = await openTab();
    rtdb.setMembership(null);
    await settle();
    expect([bySlot(), wishesOf(tab)]).toEqual([{}, []]);
  });

  it('also shows people who work in the library for a limited time (D-12)', async () => {
    rtdb.membership = { ...MEMBERSHIP, until: Date.now() + 60_000 };
    await openTab();
    expect(Object.keys(bySlot())).toEqual(['tab0']);
  });

  it('takes one slot per tab, and has the server return it', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(Object.values(bySlot())).toEqual(tabs.map(({ presence }) => presence.connectionId));
    expect(tabs.map(wishesOf)).toEqual([['tab0'], ['tab1'], ['tab2']].map(([slot]) => [`${SLOTS}/${slot}`]));
  });

  it('gives two tabs that open at the same time different slots', async () => {
    const [first, second] = await Promise.all([openTab(), openTab()]);
    await settle();
    expect(Object.values(bySlot()).sort()).toEqual(
      [first.presence.connectionId, second.presence.connectionId].sort(),
    );
    expect([wishesOf(first), wishesOf(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('reuses the slot of a killed tab', async () => {
    const first = await openTab();
    await openTab();
    first.connection.setConnected(false);
    await lose(first);
    const third = await openTab();
    expect(bySlot().tab0).toBe(third.presence.connectionId);
  });

  it('announces itself again after each reconnect, with the current away mode', async () => {
    const tab = await openTab();
    tab.presence.setAway(true);
    tab.connection.setConnected(false);
    await lose(tab);
    expect(bySlot()).toEqual({});
    tab.connection.setConnected(true);
    await settle();
    expect(rtdb.stored[`${SLOTS}/tab0`]).toMatchObject({ away: 1, by: tab.presence.connectionId });
  });

  it('comes back if the server notices the end of the previous connection late', async () => {
    const tab = await openTab();
    const formerWishes = wishesOf(tab);
    tab.connection.setConnected(false);
    tab.connection.setConnected(true);
    await settle();
    for (const path of formerWishes) rtdb.put(path, null);
    await settle();
    expect(Object.values(bySlot())).toEqual([tab.presence.connectionId]);
  });

  it('changes away in place (S4.5-12)', async () => {
    const { presence } = await openTab();
    presence.setAway(false);
    expect(rtdb.stored[`${SLOTS}/tab0`]).toMatchObject({ away: 0 });
    presence.setAway(true);
    expect(rtdb.stored[`${SLOTS}/tab0`]).toMatchObject({ away: 1, by: presence.connectionId });
  });

  it('leaves once, and writes nothing while offline', async () => {
    const tab = await openTab();
    await leavePresence(tab.presence.connectionId);
    await tab.presence.leave();
    expect([bySlot(), wishesOf(tab)]).toEqual([{}, []]);
    const offline = await openTab();
    offline.connection.setConnected(false);
    await offline.presence.leave();
    expect(Object.values(bySlot())).toEqual([offline.presence.connectionId]);
  });

  it('leaves no trace if it leaves while taking a slot', async () => {
    rtdb.connection = rtdb.newConnection();
    const presence = announcePresence(ADA);
    rtdb.connection.setConnected(true);
    await presence.leave();
    await settle();
    expect(bySlot()).toEqual({});
  });
});

describe('a pending request', () => {
  it('lost with the connection does not prevent taking a slot on the next one', async () => {
    const { tab } = await openTabThatWaits('wishesAsked');
    await reconnect(tab);
    expect(bySlot()).toEqual({ tab0: tab.presence.connectionId });
    expect(wishesOf(tab)).toEqual([`${SLOTS}/tab0`]);
  });

  it('lost with the connection does not delay leaving', async () => {
    const tab = await openTab();
    tab.connection.wishesAsked = [];
    const leaving = tab.presence.leave();
    expect(await isSettled(leaving)).toBe(false);
    tab.connection.setConnected(false);
    expect(await isSettled(leaving)).toBe(true);
    const { tab: taking } = await openTabThatWaits('wishesAsked');
    const leavingToo = taking.presence.leave();
    taking.connection.setConnected(false);
    expect(await isSettled(leavingToo)).toBe(true);
  });

  it('lost with an earlier connection does not delay leaving', async () => {
    const { tab } = await openTabThatWaits('wishesAsked');
    rtdb.setMembership(null);
    await reconnect(tab);
    expect(await isSettled(tab.presence.leave())).toBe(true);
  });

  it('takes no slot if the connection that would return it is gone', async () => {
    const { tab, answer } = await openTabThatWaits('wishesAsked');
    tab.connection.writesAsked = [];
    tab.connection.setConnected(false);
    answer();
    await settle();
    expect(tab.connection.writesAsked).toEqual([]);
  });

  it('returns the slot it takes after a reconnect if the tab has another one', async () => {
    const { tab, answer } = await openTabThatWaits('writesAsked');
    tab.connection.setConnected(false);
    await lose(tab);
    const other = await openTab();
    await reconnect(tab);
    await other.presence.leave();
    answer();
    await settle();
    expect(bySlot()).toEqual({ tab1: tab.presence.connectionId });
    expect(wishesOf(tab)).toEqual([`${SLOTS}/tab1`]);
  });

  it('keeps the slot it takes after a reconnect if the tab has taken the same one', async () => {
    const { tab, answer } = await openTabThatWaits('writesAsked');
    await reconnect(tab);
    const removals = vi.fn<() => void>();
    rtdb.listeners.add(() => {
      if (bySlot().tab0 === undefined) removals();
    });
    answer();
    await settle();
    expect(removals).not.toHaveBeenCalled();
    expect(bySlot()).toEqual({ tab0: tab.presence.connectionId });
    expect(wishesOf(tab)).toEqual([`${SLOTS}/tab0`]);
  });

  it('is awaited on leaving, and returns the slot it took', async () => {
    const { tab, answer } = await openTabThatWaits('writesAsked');
    const leaving = tab.presence.leave();
    expect(await isSettled(leaving)).toBe(false);
    answer();
    await leaving;
    expect([bySlot(), wishesOf(tab)]).toEqual([{}, []]);
  });
});

describe('a refused transaction', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('leaves no onDisconnect request that would remove another tab’s slot', async () => {
    const connection = rtdb.newConnection();
    connection.refusesNextWrite = true;
    rtdb.connection = connection;
    const tab = { presence: announcePresence(ADA), connection };
    connection.setConnected(true);
    await settle();
    expect([bySlot(), wishesOf(tab)]).toEqual([{}, []]);
    const other = await openTab();
    await settle();
    expect(bySlot()).toEqual({ tab0: other.presence.connectionId, tab1: tab.presence.connectionId });
    expect(wishesOf(tab)).toEqual([`${SLOTS}/tab1`]);
  });

  it('for the tab’s own slot of an earlier connection returns the slot and starts over', async () => {
    const tab = await openTab();
    tab.connection.setConnected(false);
    tab.connection.lastWishes.clear();
    tab.connection.refusesNextWrite = true;
    tab.connection.setConnected(true);
    await settle();
    expect(bySlot()).toEqual({ tab0: tab.presence.connectionId });
    expect(wishesOf(tab)).toEqual([`${SLOTS}/tab0`]);
  });
});

describe('more tabs than slots', () => {
  const openMany = async (count: number) => {
    const tabs: Tab[] = [];
    for (let index = 0; index < count; index += 1) tabs.push(await openTab());
    return tabs;
  };

  it('give the newest the slot of the oldest, which waits for a free one', async () => {
    const [oldest, second, ...others] = await openMany(PRESENCE_SLOTS.length);
    const newest = await openTab();
    expect(Object.keys(bySlot())).toHaveLength(PRESENCE_SLOTS.length);
    expect(bySlot().tab0).toBe(newest.presence.connectionId);
    // Its end must not remove a slot that now belongs to another tab.
    expect(oldest && wishesOf(oldest)).toEqual([]);
    await second?.presence.leave();
    await settle();
    expect(bySlot().tab1).toBe(oldest?.presence.connectionId);
    const rest = Object.entries(bySlot()).filter(([slot]) => slot !== 'tab0' && slot !== 'tab1');
    expect(rest).toEqual(
      others.map(({ presence }, index) => [PRESENCE_SLOTS[index + 2], presence.connectionId]),
    );
  });

  it('reuse a slot that was left behind for good', async () => {
    for (const slot of PRESENCE_SLOTS) rtdb.stored[`${SLOTS}/${slot}`] = { since: 5, away: 0, by: 'gone' };
    rtdb.stored[`${SLOTS}/tab7`] = { since: 1, away: 0, by: 'gone' };
    const tab = await openTab();
    expect(bySlot().tab7).toBe(tab.presence.connectionId);
  });
});

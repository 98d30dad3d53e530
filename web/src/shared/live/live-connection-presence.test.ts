import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { type Membership, NO_END_MS } from '@harborline/domain/team/membership';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePresence, leavePresence, type Presence } from './live-connection-presence';

interface Connection {
  readonly lastWishes: Set<string>;
  tellConnected(isConnected: boolean): void;
}
interface Place {
  readonly database: Connection;
  readonly path: string;
}

const PLACES = 'presence/acme/ada';

/** What the Realtime Database does for presence: a tree that everybody sees, and wishes for when a connection ends. */
const rtdb = vi.hoisted(() => {
  const wishes = () => ({ lastWishes: new Set<string>(), tellConnected: (_isConnected: boolean) => {} });
  return {
    newConnection: wishes,
    stored: {} as Record<string, unknown>,
    listeners: new Set<() => void>(),
    connection: wishes(),
    membership: null as unknown,
    tellMember: (_membership: unknown) => {},
    count: 0,
    notify() {
      for (const tell of [...rtdb.listeners]) tell();
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
  child: ({ database, path }: Place, name: string) => ({ database, path: `${path}/${name}` }),
  push: () => {
    rtdb.count += 1;
    return { key: `c${rtdb.count}` };
  },
  serverTimestamp: () => {
    rtdb.count += 1;
    return rtdb.count;
  },
  onValue: (
    { database, path }: Place,
    onSnapshot: (snapshot: { val: () => unknown; exists: () => boolean }) => void,
  ) => {
    const tell = (value: unknown) => onSnapshot({ val: () => value, exists: () => value !== null });
    if (path === '.info/connected') {
      database.tellConnected = tell;
      return () => {
        database.tellConnected = () => {};
      };
    }
    if (path.startsWith('members/')) {
      rtdb.tellMember = tell;
      tell(rtdb.membership);
      return () => {};
    }
    const listener = () => tell(rtdb.childrenOf(path));
    rtdb.listeners.add(listener);
    listener();
    return () => rtdb.listeners.delete(listener);
  },
  onDisconnect: ({ database, path }: Place) => ({
    remove: async () => void database.lastWishes.add(path),
    cancel: async () => void database.lastWishes.delete(path),
  }),
  runTransaction: async ({ path }: Place, change: (stored: unknown) => unknown) => {
    await Promise.resolve();
    const next = change(rtdb.stored[path] ?? null);
    if (next !== undefined) rtdb.put(path, next);
    return { committed: next !== undefined, snapshot: { val: () => rtdb.stored[path] } };
  },
  update: async ({ path }: Place, value: object) =>
    rtdb.put(path, { ...(rtdb.stored[path] as object), ...value }),
  remove: async ({ path }: Place) => rtdb.put(path, null),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const MEMBERSHIP: Membership = {
  until: NO_END_MS,
  since: 0,
  reads_tickets: true,
  answers_tickets: true,
  takes_chats: false,
};
const ADA = { libraryId: 'acme', uid: 'ada', isAway: false };

interface Tab {
  readonly presence: Presence;
  readonly connection: Connection;
}

/** A tab with a connection of its own. */
async function openTab(): Promise<Tab> {
  const connection = rtdb.newConnection();
  rtdb.connection = connection;
  const presence = announcePresence(ADA);
  connection.tellConnected(true);
  await settle();
  return { presence, connection };
}

/** The server has lost a tab, which does not know it. */
async function lose({ connection }: Tab) {
  const wishes = [...connection.lastWishes];
  connection.lastWishes.clear();
  for (const path of wishes) rtdb.put(path, null);
  await settle();
}

const byPlace = () =>
  Object.fromEntries(
    Object.entries(rtdb.childrenOf(PLACES)).map(([slot, tab]) => [slot, (tab as { by: string }).by]),
  );
const wishesOf = ({ connection }: Tab) => [...connection.lastWishes];

beforeEach(() => {
  rtdb.stored = {};
  rtdb.listeners.clear();
  rtdb.membership = MEMBERSHIP;
});

describe('presence', () => {
  it('waits until the database knows one as staff of the library', async () => {
    rtdb.membership = null;
    await openTab();
    expect(byPlace()).toEqual({});
    rtdb.tellMember(MEMBERSHIP);
    await settle();
    expect(Object.keys(byPlace())).toEqual(['tab0']);
  });

  it('D-12: shows who acts in the library for a time as well', async () => {
    rtdb.membership = { ...MEMBERSHIP, until: Date.now() + 60_000 };
    await openTab();
    expect(Object.keys(byPlace())).toEqual(['tab0']);
  });

  it('takes a place of its own for each tab, and has the server give it back', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(Object.values(byPlace())).toEqual(tabs.map(({ presence }) => presence.connectionId));
    expect(tabs.map(wishesOf)).toEqual([['tab0'], ['tab1'], ['tab2']].map(([slot]) => [`${PLACES}/${slot}`]));
  });

  it('two tabs that open at once do not share a place', async () => {
    const [first, second] = await Promise.all([openTab(), openTab()]);
    await settle();
    expect(Object.values(byPlace()).sort()).toEqual(
      [first.presence.connectionId, second.presence.connectionId].sort(),
    );
    expect([wishesOf(first), wishesOf(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('uses the place of a killed tab again', async () => {
    const first = await openTab();
    await openTab();
    first.connection.tellConnected(false);
    await lose(first);
    const third = await openTab();
    expect(byPlace().tab0).toBe(third.presence.connectionId);
  });

  it('says again that it is here after each reconnect, with the present away mode', async () => {
    const tab = await openTab();
    tab.presence.setAway(true);
    tab.connection.tellConnected(false);
    await lose(tab);
    expect(byPlace()).toEqual({});
    tab.connection.tellConnected(true);
    await settle();
    expect(rtdb.stored[`${PLACES}/tab0`]).toMatchObject({ away: 1, by: tab.presence.connectionId });
  });

  it('comes back where the server noticed the end of the former connection late', async () => {
    const tab = await openTab();
    const formerWishes = wishesOf(tab);
    tab.connection.tellConnected(false);
    tab.connection.tellConnected(true);
    await settle();
    for (const path of formerWishes) rtdb.put(path, null);
    await settle();
    expect(Object.values(byPlace())).toEqual([tab.presence.connectionId]);
  });

  it('changes away in place (S4.5-12)', async () => {
    const { presence } = await openTab();
    presence.setAway(false);
    expect(rtdb.stored[`${PLACES}/tab0`]).toMatchObject({ away: 0 });
    presence.setAway(true);
    expect(rtdb.stored[`${PLACES}/tab0`]).toMatchObject({ away: 1, by: presence.connectionId });
  });

  it('leaves once, and writes nothing while offline', async () => {
    const tab = await openTab();
    await leavePresence(tab.presence.connectionId);
    await tab.presence.leave();
    expect([byPlace(), wishesOf(tab)]).toEqual([{}, []]);
    const offline = await openTab();
    offline.connection.tellConnected(false);
    await offline.presence.leave();
    expect(Object.values(byPlace())).toEqual([offline.presence.connectionId]);
  });

  it('leaves no trace if it leaves while it takes a place', async () => {
    rtdb.connection = rtdb.newConnection();
    const presence = announcePresence(ADA);
    rtdb.connection.tellConnected(true);
    await presence.leave();
    await settle();
    expect(byPlace()).toEqual({});
  });
});

describe('more tabs than places', () => {
  const openMany = async (count: number) => {
    const tabs: Tab[] = [];
    for (let index = 0; index < count; index += 1) tabs.push(await openTab());
    return tabs;
  };

  it('the newest takes the place of the oldest, which waits for a free one', async () => {
    const [oldest, second, ...others] = await openMany(PRESENCE_SLOTS.length);
    const newest = await openTab();
    expect(Object.keys(byPlace())).toHaveLength(PRESENCE_SLOTS.length);
    expect(byPlace().tab0).toBe(newest.presence.connectionId);
    // Its end must not take away what is another's now.
    expect(oldest && wishesOf(oldest)).toEqual([]);
    await second?.presence.leave();
    await settle();
    expect(byPlace().tab1).toBe(oldest?.presence.connectionId);
    expect(others.length).toBeGreaterThan(0);
  });

  it('a place that was left behind for good is used again', async () => {
    for (const slot of PRESENCE_SLOTS) rtdb.stored[`${PLACES}/${slot}`] = { since: 5, away: 0, by: 'gone' };
    rtdb.stored[`${PLACES}/tab7`] = { since: 1, away: 0, by: 'gone' };
    const tab = await openTab();
    expect(byPlace().tab7).toBe(tab.presence.connectionId);
  });
});

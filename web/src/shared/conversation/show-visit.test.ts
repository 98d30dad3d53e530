import { storedTab } from '@harborline/domain/chat/stored-tab';
import type { VisitorEvent } from '@harborline/domain/chat/visitor-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../testing/leave-no-trace';
import { showVisit } from './show-visit';

type Listener = (snapshot: { val: () => unknown }) => void;

const rtdb = vi.hoisted(() => ({
  stored: {} as Record<string, { here?: 1 }>,
  connected: [] as Listener[],
  calls: [] as string[],
  set: vi.fn(),
}));

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('firebase/database', () => {
  const snapshot = (value: unknown): object => ({
    exists: () => value !== undefined,
    child: (key: string) => snapshot(Object(value)[key]),
  });
  return {
    ref: (_database: unknown, path: string) => path,
    child: (path: string, key: string) => `${path}/${key}`,
    get: async () => snapshot(rtdb.stored),
    onValue: (_path: string, listener: Listener) => {
      rtdb.connected.push(listener);
      return () => rtdb.calls.push('deaf');
    },
    onDisconnect: (path: string) => ({ remove: async () => void rtdb.calls.push(`later ${path}`) }),
    remove: async (path: string) => void rtdb.calls.push(`remove ${path}`),
    set: async (path: string, value: object) => {
      rtdb.calls.push(`set ${path}`);
      rtdb.set(value);
    },
  };
});

const PAGE = { at: 1, url: 'https://shop.example/', title: 'Shop' };
const NODE = 'visitorPresence/c1/vera';

function begin() {
  const listeners: (() => void)[] = [];
  const pages = [PAGE];
  const events: VisitorEvent[] = [];
  const onChange = (listener: () => void) => {
    listeners.push(listener);
    return () => void listeners.splice(0);
  };
  const stop = showVisit({ conversationRef: 'c1', uid: 'vera', shown: () => ({ pages, events }), onChange });
  return { stop, pages, events, tell: () => listeners.forEach((listener) => void listener()) };
}
const connect = (isConnected = true) =>
  rtdb.connected.forEach((listener) => void listener({ val: () => isConnected }));
const isWatching = () => vi.waitFor(() => expect(rtdb.connected).toHaveLength(1));

beforeEach(() => {
  Object.assign(rtdb, { stored: {}, connected: [], calls: [] });
  rtdb.set.mockClear();
});
afterEach(() => window.sessionStorage.clear());

describe('where the visitor is, for the team (D-63)', () => {
  it('is written once the connection is there, with its end arranged before', async () => {
    const { stop } = begin();
    await isWatching();
    connect(false);
    expect(rtdb.calls).toEqual([]);
    connect();
    await vi.waitFor(() => expect(rtdb.calls).toEqual([`later ${NODE}/tab0/here`, `set ${NODE}/tab0`]));
    expect(rtdb.set).toHaveBeenCalledWith(storedTab({ pages: [PAGE], events: [] }));
    stop();
    expect(rtdb.calls).toContain(`remove ${NODE}/tab0/here`);
  });

  it('is written again for the next page', async () => {
    const { pages, tell } = begin();
    await isWatching();
    pages.push({ ...PAGE, url: 'https://shop.example/cart' });
    tell();
    await vi.waitFor(() => expect(rtdb.set).toHaveBeenCalledWith(storedTab({ pages, events: [] })));
  });

  it('is written again with what the visitor did', async () => {
    const { pages, events, tell } = begin();
    await isWatching();
    events.push({ at: 2, name: 'checkout-started' });
    tell();
    await vi.waitFor(() => expect(rtdb.set).toHaveBeenCalledWith(storedTab({ pages, events })));
  });

  it('leaves the slots of other tabs alone, and takes its own again', async () => {
    rtdb.stored = { tab0: { here: 1 }, tab1: {} };
    const first = begin();
    await isWatching();
    connect();
    await vi.waitFor(() => expect(rtdb.calls).toContain(`set ${NODE}/tab2`));
    first.stop();
    rtdb.stored = { tab0: {}, tab2: {} };
    rtdb.connected = [];
    begin();
    await isWatching();
    rtdb.calls = [];
    connect();
    await vi.waitFor(() => expect(rtdb.calls).toContain(`set ${NODE}/tab2`));
  });

  it('is not begun if the chat has ended meanwhile, or ten tabs are open', async () => {
    begin().stop();
    rtdb.stored = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`tab${index}`, { here: 1 }]));
    begin();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(rtdb.connected).toEqual([]);
  });
});

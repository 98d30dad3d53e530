import { type Membership, NO_END_MS } from '@harborline/domain/team/membership';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePresence, leavePresence } from './live-connection-presence';

const rtdb = vi.hoisted(() => ({
  writes: [] as unknown[],
  tellConnected: (_isConnected: boolean) => {},
  tellMember: (_membership: unknown) => {},
  pushes: 0,
  membership: null as unknown,
}));

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => ({ path }),
  push: ({ path }: { path: string }) => {
    rtdb.pushes += 1;
    return { path: `${path}/tab-${rtdb.pushes}`, key: `tab-${rtdb.pushes}` };
  },
  serverTimestamp: () => 'now',
  onValue: ({ path }: { path: string }, onSnapshot: (snapshot: { val: () => unknown }) => void) => {
    const name = path === '.info/connected' ? 'tellConnected' : 'tellMember';
    rtdb[name] = (value) => onSnapshot({ val: () => value });
    if (name === 'tellMember') onSnapshot({ val: () => rtdb.membership });
    return () => {
      rtdb[name] = () => {};
    };
  },
  onDisconnect: ({ path }: { path: string }) => ({
    remove: async () => rtdb.writes.push(['onDisconnect', path]),
    cancel: async () => rtdb.writes.push(['cancel', path]),
  }),
  set: async ({ path }: { path: string }, value: unknown) => rtdb.writes.push(['set', path, value]),
  update: async ({ path }: { path: string }, value: unknown) => rtdb.writes.push(['update', path, value]),
  remove: async ({ path }: { path: string }) => rtdb.writes.push(['remove', path]),
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

describe('presence', () => {
  beforeEach(() => {
    rtdb.writes = [];
    rtdb.membership = MEMBERSHIP;
  });

  it('waits until the database knows one as staff of the library', async () => {
    rtdb.membership = null;
    announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    expect(rtdb.writes).toEqual([]);
    rtdb.tellMember(MEMBERSHIP);
    await settle();
    expect(rtdb.writes).toHaveLength(2);
  });

  it('D-12: shows who acts in the library for a time as well', async () => {
    rtdb.membership = { ...MEMBERSHIP, until: Date.now() + 60_000 };
    announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    expect(rtdb.writes).toHaveLength(2);
  });

  it('takes a place of its own for each tab, and has the server give it back', async () => {
    const first = announcePresence(ADA);
    rtdb.tellConnected(true);
    const second = announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    const [a, b] = [first, second].map(({ connectionId }) => `presence/acme/ada/${connectionId}`);
    expect(a).not.toBe(b);
    for (const place of [a, b]) {
      expect(rtdb.writes).toContainEqual(['onDisconnect', place]);
      expect(rtdb.writes).toContainEqual(['set', place, { since: 'now', away: 0 }]);
    }
  });

  it('says again that it is here after each reconnect, with the present away mode', async () => {
    const presence = announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    presence.setAway(true);
    rtdb.tellConnected(false);
    rtdb.tellConnected(true);
    await settle();
    const values = rtdb.writes.flatMap((write) =>
      Array.isArray(write) && write.length > 2 ? [write[2]] : [],
    );
    expect(values).toEqual([{ since: 'now', away: 0 }, { away: 1 }, { since: 'now', away: 1 }]);
  });

  it('changes away in place, and not at all if nothing changed (S4.5-12)', async () => {
    const presence = announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    rtdb.writes = [];
    presence.setAway(false);
    expect(rtdb.writes).toEqual([]);
    presence.setAway(true);
    expect(rtdb.writes).toEqual([['update', `presence/acme/ada/${presence.connectionId}`, { away: 1 }]]);
  });

  it('leaves once, and writes nothing while offline', async () => {
    const presence = announcePresence(ADA);
    rtdb.tellConnected(true);
    await settle();
    rtdb.writes = [];
    await leavePresence(presence.connectionId);
    await presence.leave();
    expect(rtdb.writes.map((write) => Array.isArray(write) && write[0])).toEqual(['remove', 'cancel']);

    rtdb.writes = [];
    const offline = announcePresence(ADA);
    await offline.leave();
    expect(rtdb.writes).toEqual([]);
  });
});

import { closeChat, markAsSeen, switchAwayMode } from '@harborline/domain/live/actions';
import { CLOSE_LEAVING } from '@harborline/domain/live/connection-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePresence } from './live-connection-presence';
import { openTransport } from './live-connection-transport';

const firebase = vi.hoisted(() => ({
  calls: [] as string[],
  setConnected: (_isConnected: boolean) => {},
  updateDoc: vi.fn(async (_document: unknown, _change: unknown) => {}),
}));

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('../firebase/firestore-full', () => ({ fullFirestore: () => 'firestore' }));
vi.mock('./live-connection-presence', () => ({ leavePresence: vi.fn(async () => {}) }));
vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => path,
  onValue: (_path: string, onSnapshot: (snapshot: { val: () => unknown }) => void) => {
    firebase.setConnected = (isConnected) => onSnapshot({ val: () => isConnected });
    firebase.setConnected(false);
  },
  goOnline: () => firebase.calls.push('online'),
  goOffline: () => firebase.calls.push('offline'),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, path: string) => path,
  updateDoc: firebase.updateDoc,
}));

function open() {
  const listener = { opened: vi.fn(), lost: vi.fn() };
  return { listener, transport: openTransport(listener) };
}

describe('the live connection over Firebase', () => {
  beforeEach(() => {
    firebase.calls = [];
    vi.clearAllMocks();
  });

  it('can only be lost after it was open', () => {
    const { listener } = open();
    expect(listener.lost).not.toHaveBeenCalled();
    firebase.setConnected(true);
    firebase.setConnected(false);
    firebase.setConnected(false);
    expect(listener.opened).toHaveBeenCalledOnce();
    expect(listener.lost).toHaveBeenCalledOnce();
  });

  it('makes each further attempt a fresh one, and keeps an open socket', () => {
    const { listener, transport } = open();
    transport.connect();
    expect(firebase.calls).toEqual(['online']);
    transport.connect();
    expect(firebase.calls).toEqual(['online', 'offline', 'online']);
    firebase.setConnected(true);
    transport.connect();
    expect(firebase.calls).toHaveLength(3);
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  it('disconnects (S4.5-25)', async () => {
    await open().transport.disconnect(CLOSE_LEAVING);
    expect(firebase.calls).toEqual(['offline']);
  });

  it('sends each action to its destination (S7.2-15 to S7.2-17)', async () => {
    const { transport } = open();
    await transport.send(switchAwayMode({ ref_uid: 'ada', support_lib_id: 'acme' }, true));
    expect(firebase.updateDoc).toHaveBeenLastCalledWith('Users/ada', { is_away: 1 });
    const seen = { support_lib_id: 'acme', message_id: 'm', conversation_ref: 'c', sender_type: 'visitor' };
    await transport.send(markAsSeen(seen));
    expect(firebase.updateDoc).toHaveBeenLastCalledWith('Conversations/c', { is_unread_by_staff: false });
    await transport.send(closeChat('ada', 'tab-1'));
    expect(leavePresence).toHaveBeenCalledExactlyOnceWith('tab-1');
  });

  it('passes on the error of a refused action', async () => {
    firebase.updateDoc.mockRejectedValueOnce(new Error('denied'));
    const away = switchAwayMode({ ref_uid: 'ada', support_lib_id: 'acme' }, false);
    await expect(open().transport.send(away)).rejects.toThrow('denied');
  });
});

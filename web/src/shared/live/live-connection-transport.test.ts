import { closeChat, markAsSeen, switchAwayMode } from '@harborline/domain/live/actions';
import { CLOSE_LEAVING } from '@harborline/domain/live/connection-state';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePresence } from './live-connection-presence';
import { openTransport } from './live-connection-transport';

const firebase = vi.hoisted(() => ({
  calls: [] as string[],
  tell: (_isConnected: boolean) => {},
  updateDoc: vi.fn(async (_document: unknown, _change: unknown) => {}),
}));

vi.mock('../firebase/database', () => ({ realtimeDatabase: () => 'database' }));
vi.mock('../firebase/firestore-full', () => ({ fullFirestore: () => 'firestore' }));
vi.mock('./live-connection-presence', () => ({ leavePresence: vi.fn(async () => {}) }));
vi.mock('firebase/database', () => ({
  ref: (_database: unknown, path: string) => path,
  onValue: (_path: string, onSnapshot: (snapshot: { val: () => unknown }) => void) => {
    firebase.tell = (isConnected) => onSnapshot({ val: () => isConnected });
    firebase.tell(false);
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

  it('is lost only after it was open', () => {
    const { listener } = open();
    expect(listener.lost).not.toHaveBeenCalled();
    firebase.tell(true);
    firebase.tell(false);
    firebase.tell(false);
    expect(listener.opened).toHaveBeenCalledOnce();
    expect(listener.lost).toHaveBeenCalledOnce();
  });

  it('makes each further attempt a fresh one, and leaves an open socket alone', () => {
    const { listener, transport } = open();
    transport.connect();
    expect(firebase.calls).toEqual(['online']);
    transport.connect();
    expect(firebase.calls).toEqual(['online', 'offline', 'online']);
    firebase.tell(true);
    transport.connect();
    expect(firebase.calls).toHaveLength(3);
    expect(listener.opened).toHaveBeenCalledTimes(2);
  });

  it('leaves (S4.5-25)', async () => {
    await open().transport.disconnect(CLOSE_LEAVING);
    expect(firebase.calls).toEqual(['offline']);
  });

  it('hands each action to its place (S7.2-15 to S7.2-17)', async () => {
    const { transport } = open();
    await transport.send(switchAwayMode({ ref_uid: 'ada', support_lib_id: 'acme' }, true));
    expect(firebase.updateDoc).toHaveBeenLastCalledWith('Users/ada', { is_away: 1 });
    const seen = { support_lib_id: 'acme', message_id: 'm', conversation_ref: 'c', sender_type: 'visitor' };
    await transport.send(markAsSeen(seen));
    expect(firebase.updateDoc).toHaveBeenLastCalledWith('Conversations/c', { is_unread_by_staff: false });
    await transport.send(closeChat('ada', 'tab-1'));
    expect(leavePresence).toHaveBeenCalledExactlyOnceWith('tab-1');
  });

  it('hands on what an action was refused with', async () => {
    firebase.updateDoc.mockRejectedValueOnce(new Error('denied'));
    const away = switchAwayMode({ ref_uid: 'ada', support_lib_id: 'acme' }, false);
    await expect(open().transport.send(away)).rejects.toThrow('denied');
  });
});

import type { CloseChat, MarkAsSeen, StaffAction, SwitchAwayMode } from '@harborline/domain/live/actions';
import type { LiveTransport, TransportListener } from '@harborline/domain/live/live-connection';
import { conversation } from '@harborline/domain/stores/conversations';
import { ownProfile } from '@harborline/domain/stores/users';
import { goOffline, goOnline, onValue, ref } from 'firebase/database';
import { realtimeDatabase } from '../firebase/database';
import { fullFirestore } from '../firebase/firestore-full';
import { updateRecord } from '../store/write-record';
import { leavePresence } from './live-connection-presence';

const switchAway = ({ ref_uid, away_mode }: SwitchAwayMode) =>
  updateRecord(fullFirestore('staff'), ownProfile(ref_uid), { is_away: away_mode });

const markSeen = ({ conversation_ref }: MarkAsSeen) =>
  updateRecord(fullFirestore('staff'), conversation(conversation_ref), { is_unread_by_staff: false });

const endChats = ({ connection_id }: CloseChat) => leavePresence(connection_id);

function send(action: StaffAction): Promise<void> {
  switch (action.action) {
    case 'updateAgentInfo':
      return switchAway(action);
    case 'messageUpdate':
      return markSeen(action);
    case 'closeChat':
      return endChats(action);
  }
}

/**
 * The live connection over Firebase: the Realtime Database says whether it is open, Firestore receives what is sent.
 * The database client retries with its own delays; switching it off and on makes each of our attempts a fresh one. It
 * closes its socket without a code, so `code` only says that we left on purpose.
 */
export function openTransport(listener: TransportListener): LiveTransport<StaffAction> {
  const database = realtimeDatabase('staff');
  let isOpen = false;
  let hasTried = false;
  onValue(ref(database, '.info/connected'), (snapshot) => {
    const wasOpen = isOpen;
    isOpen = snapshot.val() === true;
    if (isOpen) listener.opened();
    else if (wasOpen) listener.lost();
  });
  return {
    connect() {
      if (isOpen) {
        listener.opened();
        return;
      }
      if (hasTried) goOffline(database);
      hasTried = true;
      goOnline(database);
    },
    async disconnect() {
      goOffline(database);
    },
    send,
  };
}

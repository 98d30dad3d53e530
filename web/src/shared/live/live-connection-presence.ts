import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, push, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';
import { watchMembership } from './live-connection-member';

interface PresentPerson {
  readonly libraryId: string;
  readonly uid: string;
  readonly isAway: boolean;
}

export interface Presence {
  /** names this tab, for instance in `closeChat` */
  readonly connectionId: string;
  setAway(isAway: boolean): void;
  leave(): Promise<void>;
}

const presentTabs = new Map<string, Presence>();

const quietly = (error: unknown) => report('presence', error);

/**
 * Says that this tab is here: one child of the person for each tab, so that several count as one person
 * (`countOnline`). The server takes the place back when the connection ends for whatever reason; said again after each reconnect.
 */
export function announcePresence({ libraryId, uid, isAway }: PresentPerson): Presence {
  const database = realtimeDatabase('staff');
  const place = push(ref(database, rtdbPath.presence(libraryId, uid)));
  const connectionId = place.key ?? '';
  let isAwayNow = isAway;
  let isConnected = false;
  let isMember = false;
  let isShown = false;
  const appear = async () => {
    await onDisconnect(place).remove();
    isShown = isConnected && isMember;
    if (isShown) await set(place, { since: serverTimestamp(), away: isAwayNow ? 1 : 0 });
  };
  const refresh = () => {
    isShown = false;
    if (isConnected && isMember) appear().catch(quietly);
  };
  const stopFollowing = [
    onValue(ref(database, '.info/connected'), (snapshot) => {
      isConnected = snapshot.val() === true;
      refresh();
    }),
    watchMembership({ libraryId, uid }, (membership) => {
      // What else a membership says makes nobody come or go.
      if (isMember === (membership !== null)) return;
      isMember = membership !== null;
      refresh();
    }),
  ];
  const presence: Presence = {
    connectionId,
    setAway(next) {
      if (next === isAwayNow) return;
      isAwayNow = next;
      if (isShown) update(place, { away: next ? 1 : 0 }).catch(quietly);
    },
    async leave() {
      if (!presentTabs.delete(connectionId)) return;
      for (const stop of stopFollowing) stop();
      const wasShown = isShown;
      isShown = false;
      isConnected = false;
      // Offline there is nothing to take back: the server has done so when it lost us.
      if (!wasShown) return;
      await Promise.all([remove(place), onDisconnect(place).cancel()]);
    },
  };
  presentTabs.set(connectionId, presence);
  return presence;
}

/** Ends the presence of one tab; unknown or ended ones are left alone. */
export async function leavePresence(connectionId: string): Promise<void> {
  await presentTabs.get(connectionId)?.leave();
}

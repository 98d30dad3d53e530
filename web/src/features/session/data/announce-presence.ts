import { rtdbPath } from '@harborline/domain/paths';
import { onDisconnect, onValue, push, ref, remove, serverTimestamp, set } from 'firebase/database';
import { report } from '../../../shared/config/report';
import { realtimeDatabase } from '../../../shared/firebase/database';

interface Presence {
  readonly libraryId: string;
  readonly uid: string;
  readonly isAway: boolean;
}

/**
 * Says that this tab is here, and has the server take it back when the connection ends for whatever reason.
 * Written again after each reconnect, since the server has removed it by then.
 */
export function announcePresence({ libraryId, uid, isAway }: Presence): () => void {
  const database = realtimeDatabase('staff');
  const place = push(ref(database, rtdbPath.presence(libraryId, uid)));
  const quietly = (error: unknown) => report('presence', error);
  const appear = async () => {
    await onDisconnect(place).remove();
    await set(place, { since: serverTimestamp(), away: isAway ? 1 : 0 });
  };
  const stop = onValue(ref(database, '.info/connected'), (snapshot) => {
    if (snapshot.val() === true) appear().catch(quietly);
  });
  return () => {
    stop();
    remove(place).catch(quietly);
    onDisconnect(place).cancel().catch(quietly);
  };
}

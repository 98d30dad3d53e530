import { rtdbPath } from '@harborline/domain/paths';
import { onValue, ref } from 'firebase/database';
import { report } from '../config/report';
import { realtimeDatabase } from '../firebase/database';
import { watchMembership } from './live-connection-member';

/** Watches how many visitors wait for a chat in a library, while the person takes chats there. */
export function watchQueueCount(
  who: { readonly libraryId: string; readonly uid: string },
  onCount: (count: number) => void,
): () => void {
  let stopCounting = () => {};
  let isCounting = false;
  const stopWatching = watchMembership(who, (membership) => {
    const takesChats = membership?.takes_chats === true;
    if (takesChats === isCounting) return;
    isCounting = takesChats;
    stopCounting();
    stopCounting = () => {};
    if (!takesChats) return;
    stopCounting = onValue(
      ref(realtimeDatabase('staff'), rtdbPath.queue(who.libraryId)),
      (snapshot) => onCount(snapshot.size),
      (error) => report('queue', error),
    );
  });
  return () => {
    stopWatching();
    stopCounting();
  };
}

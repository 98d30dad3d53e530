import { rtdbPath } from '@harborline/domain/paths';
import { nextAvailability } from '@harborline/domain/team/availability';
import { database } from '../platform/firebase';
import { reachableChatters } from './reachable-chatters';

async function onlineNow(libraryId: string): Promise<number> {
  const [presence, members] = await Promise.all(
    [rtdbPath.libraryPresence(libraryId), rtdbPath.libraryMembers(libraryId)].map((path) =>
      database().ref(path).get(),
    ),
  );
  return reachableChatters(presence?.val(), members?.val(), Date.now()).length;
}

/**
 * Writes how many of a library's people are reachable in chats (D-28). Counts again after writing until the count stays the same: of
 * two simultaneous events, the one that writes last has also counted last.
 * @param isStepAway whether somebody has just chosen to be away
 */
export async function keepAvailability(libraryId: string, isStepAway = false): Promise<void> {
  let written: number | undefined;
  let online = await onlineNow(libraryId);
  while (written !== online) {
    const counted = online;
    await database()
      .ref(rtdbPath.availability(libraryId))
      .transaction((known: unknown) => nextAvailability(known, { online: counted, isStepAway }, Date.now()));
    written = counted;
    online = await onlineNow(libraryId);
  }
}

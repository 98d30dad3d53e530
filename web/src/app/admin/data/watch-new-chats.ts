import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { type OwnChats, watchOwnChats } from '../../../shared/store/watch-own-chats';

/** More need not be counted. */
const MAX_CHATS = 20;

/** The open chats that a person has or is in, live, as far as new ones are counted. */
export function watchNewChats(
  firestore: Firestore,
  { uid, libraryId }: { uid: string; libraryId: string },
): Subscribe<OwnChats> {
  return watchOwnChats(firestore, { uid, libraryId, limit: MAX_CHATS });
}

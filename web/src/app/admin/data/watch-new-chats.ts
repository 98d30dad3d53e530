import { countNewChats, type NewChats } from '@harborline/domain/shell/new-chats';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchOwnChats } from '../../../shared/store/watch-own-chats';

/** More need not be counted. */
const MAX_CHATS = 20;

/** The numbers of unseen open chats that a person has or is in, live. */
export function watchNewChats(
  firestore: Firestore,
  { uid, libraryId }: { uid: string; libraryId: string },
): Subscribe<NewChats> {
  return ({ next, error }) =>
    watchOwnChats(firestore, { uid, libraryId, limit: MAX_CHATS })({
      next: (chats) => next(countNewChats(chats, uid)),
      error,
    });
}

import { countNewChats, type NewChats } from '@harborline/domain/shell/new-chats';
import { ongoingChats } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import type { Subscribe } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';

/** More need not be counted. */
const MAX_CHATS = 20;

/** The numbers of a person's unseen open chats, live. */
export function watchNewChats(
  firestore: Firestore,
  { uid, libraryId }: { uid: string; libraryId: string },
): Subscribe<NewChats> {
  return ({ next, error }) =>
    watchRecords(
      firestore,
      ongoingChats(libraryId, uid, MAX_CHATS),
    )({ next: ({ records }) => next(countNewChats(records, uid)), error });
}

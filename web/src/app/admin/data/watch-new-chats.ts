import { CHAT_SOURCE, conversationSchema } from '@harborline/domain/entities/conversation';
import { COLLECTIONS } from '@harborline/domain/paths';
import { countNewChats, type NewChats } from '@harborline/domain/shell/new-chats';
import { collection, type Firestore, limit, onSnapshot, query, where } from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';

/** More is not worth counting. */
const MAX_CHATS = 20;

/** Query `conversations.ongoingChats`: the open chats of a person, as numbers of those not looked at yet, live. */
export function watchNewChats(
  firestore: Firestore,
  { uid, libraryId }: { uid: string; libraryId: string },
): Subscribe<NewChats> {
  return ({ next, error }) =>
    onSnapshot(
      query(
        collection(firestore, COLLECTIONS.conversations),
        where('support_lib_id', '==', libraryId),
        where('source', '==', CHAT_SOURCE),
        where('status', '==', 'open'),
        where('assigned_to', '==', uid),
        limit(MAX_CHATS),
      ),
      (snapshot) => next(countNewChats(parseDocuments(conversationSchema, snapshot), uid)),
      error,
    );
}

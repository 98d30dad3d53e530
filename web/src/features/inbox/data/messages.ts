import { messageSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
} from 'firebase/firestore';
import { parseDocuments } from '../../../shared/live/parse-documents';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { ThreadMessage } from '../model/ticket';

export const MESSAGE_PAGE_SIZE = LIMITS.messagePageSize;

function messagesQuery(firestore: Firestore, ref: string, ...more: QueryConstraint[]): Query {
  return query(
    collection(firestore, docPath.messages(ref)),
    orderBy('created_at', 'desc'),
    orderBy(documentId(), 'desc'),
    ...more,
    limit(MESSAGE_PAGE_SIZE),
  );
}

/** Query `messages.newest`: the newest page of a thread with its notes, live, newest first. */
export function watchMessages(firestore: Firestore, ref: string): Subscribe<ThreadMessage[]> {
  return ({ next, error }) =>
    onSnapshot(
      messagesQuery(firestore, ref),
      // Without this a message would stay "Sending" until the next change.
      { includeMetadataChanges: true },
      (snapshot) => next(parseDocuments(messageSchema, snapshot)),
      error,
    );
}

/** Query `messages.earlier`: the page before a message, once, newest first. */
export async function fetchMessagesBefore(
  firestore: Firestore,
  ref: string,
  first: ThreadMessage,
): Promise<ThreadMessage[]> {
  const before = startAfter(first.created_at, first.id);
  return parseDocuments(messageSchema, await getDocs(messagesQuery(firestore, ref, before)));
}

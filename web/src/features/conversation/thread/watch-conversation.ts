import {
  type Conversation,
  conversationSchema,
  messageSchema,
} from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import {
  collection,
  type DocumentSnapshot,
  doc,
  limitToLast,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { fullFirestore } from '../../../shared/firebase/firestore-full';
import { parseDocument } from '../../../shared/firebase/parse-document';
import type { LiveMessage } from './merge-thread';

export interface MessageWindow {
  readonly messages: readonly LiveMessage[];
  /** the connection is down, or not up yet; what is shown may be old */
  readonly isFromCache: boolean;
}

/** Own messages have no server time until they are acknowledged; the SDK's estimate stands in. */
const READ_OPTIONS = { serverTimestamps: 'estimate' } as const;

function readConversation(snapshot: DocumentSnapshot): Conversation | null {
  if (!snapshot.exists()) return null;
  return parseDocument(conversationSchema, { id: snapshot.id, data: snapshot.data(READ_OPTIONS) });
}

function readMessages(snapshot: QuerySnapshot): LiveMessage[] {
  return snapshot.docs.flatMap((document) => {
    const message = parseDocument(messageSchema, { id: document.id, data: document.data(READ_OPTIONS) });
    return message === null ? [] : { ...message, isPending: document.metadata.hasPendingWrites };
  });
}

/** Watches a conversation. @returns stops watching */
export function watchConversation(
  conversationRef: string,
  onChange: (conversation: Conversation | null) => void,
  onError: (error: unknown) => void,
): () => void {
  const target = doc(fullFirestore('visitor'), docPath.conversation(conversationRef));
  return onSnapshot(target, (snapshot) => onChange(readConversation(snapshot)), onError);
}

/**
 * Watches the newest messages a visitor may see, oldest first.
 * @param count how many at most
 * @returns stops watching
 */
export function watchMessages(
  conversationRef: string,
  count: number,
  onChange: (window: MessageWindow) => void,
  onError: (error: unknown) => void,
): () => void {
  const target = query(
    collection(fullFirestore('visitor'), docPath.messages(conversationRef)),
    where('is_public', '==', true),
    orderBy('created_at'),
    limitToLast(count),
  );
  return onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) => onChange({ messages: readMessages(snapshot), isFromCache: snapshot.metadata.fromCache }),
    onError,
  );
}

import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { lastPublicMessages } from '@harborline/domain/stores/messages';
import { fullFirestore } from '../../../shared/firebase/firestore-full';
import { watchRecord, watchRecords } from '../../../shared/store/watch-records';
import type { LiveMessage } from './merge-thread';

export interface MessageWindow {
  readonly messages: readonly LiveMessage[];
  /** whether there is no connection (yet), so that the messages may be outdated */
  readonly isFromCache: boolean;
}

/** Watches a conversation. @returns an unsubscribe function */
export function watchConversation(
  conversationRef: string,
  onChange: (conversation: Conversation | null) => void,
  onError: (error: unknown) => void,
): () => void {
  const watch = watchRecord(fullFirestore('visitor'), conversation(conversationRef));
  return watch({ next: ({ record }) => onChange(record), error: onError });
}

/**
 * Watches the newest messages a visitor may see, oldest first.
 * @param count the maximum number
 * @returns an unsubscribe function
 */
export function watchMessages(
  conversationRef: string,
  count: number,
  onChange: (window: MessageWindow) => void,
  onError: (error: unknown) => void,
): () => void {
  const query = lastPublicMessages(conversationRef, count);
  const watch = watchRecords(fullFirestore('visitor'), query, { confirms: true });
  return watch({
    next: ({ records: messages, isFromCache }) => onChange({ messages, isFromCache }),
    error: onError,
  });
}

import type { Conversation, conversationSchema } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { ongoingChats, queuedChats } from '@harborline/domain/stores/conversations';
import type { StoreQuery } from '@harborline/domain/stores/store';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { watchRecords } from '../../../shared/store/watch-records';
import { chatAlertOf, type InboxAlert } from './alert-of';

type Chats = StoreQuery<typeof conversationSchema>;

const messageIds = (chats: readonly Conversation[]): ReadonlyMap<string, string> =>
  new Map(chats.map(({ id, last_message }) => [id, last_message.id]));

function watchChats(firestore: Firestore, chats: Chats, onAlert: (alert: InboxAlert) => void): () => void {
  let known: ReadonlyMap<string, string> | null = null;
  return watchRecords(firestore, chats, { confirms: true })({
    next: ({ records, isFromCache }) => {
      // The cache may be stale, so chats only count once the server has responded.
      if (isFromCache && known === null) return;
      const earlier = known;
      known = messageIds(records);
      if (earlier === null) return;
      for (const chat of records) {
        const alert = chatAlertOf(chat, earlier.get(chat.id));
        if (alert !== null) onAlert(alert);
      }
    },
    error: (error) => report('chat-alerts', error),
  });
}

/**
 * Reports chats that come to the queue or to a person, and what visitors write in that person's chats. Ignores what is
 * there at the start.
 * @returns an unsubscribe function
 */
export function watchChatsForAlerts(
  firestore: Firestore,
  { uid, libraryId }: { readonly uid: string; readonly libraryId: string },
  onAlert: (alert: InboxAlert) => void,
): () => void {
  const stops = [
    ongoingChats(libraryId, uid, LIMITS.ownChats),
    queuedChats(libraryId, LIMITS.alertingChats),
  ].map((chats) => watchChats(firestore, chats, onAlert));
  return () => {
    for (const stop of stops) stop();
  };
}

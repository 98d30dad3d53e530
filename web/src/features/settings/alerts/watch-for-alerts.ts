import { alertingTickets } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { watchRecords } from '../../../shared/store/watch-records';
import { alertOf, type InboxAlert } from './alert-of';

/**
 * Tells what visitors write from now on, in the few tickets that moved last; not what is there at the beginning.
 * @returns an unsubscribe function
 */
export function watchForAlerts(
  firestore: Firestore,
  libraryId: string,
  onAlert: (alert: InboxAlert) => void,
): () => void {
  let known: ReadonlyMap<string, string> | null = null;
  /** time of the newest message there was, in milliseconds: only what is newer is news */
  let toldUntil = 0;
  // Only a confirmation tells that what the cache held is what the server holds.
  return watchRecords(firestore, alertingTickets(libraryId), { confirms: true })({
    next: ({ records: conversations, isFromCache }) => {
      // What the cache holds may be old; news begins with the server's answer.
      if (isFromCache && known === null) return;
      const earlier = known;
      const news = conversations.filter(({ last_message_at: at }) => at.toMillis() > toldUntil);
      known = new Map([
        ...(earlier ?? []),
        ...conversations.map(({ id, last_message }) => [id, last_message.id] as const),
      ]);
      toldUntil = Math.max(toldUntil, ...news.map(({ last_message_at: at }) => at.toMillis()));
      if (earlier === null) return;
      for (const conversation of news) {
        const alert = alertOf(conversation, earlier.get(conversation.id));
        if (alert !== null) onAlert(alert);
      }
    },
    error: (error) => report('alerts', error),
  });
}

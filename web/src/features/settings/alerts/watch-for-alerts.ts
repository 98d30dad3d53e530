import { alertingTickets } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { watchRecords } from '../../../shared/store/watch-records';
import { alertOf, type InboxAlert } from './alert-of';

/**
 * Reports new messages of visitors, in the few tickets with the latest messages. Ignores messages that are there at the
 * start.
 * @returns an unsubscribe function
 */
export function watchForAlerts(
  firestore: Firestore,
  libraryId: string,
  onAlert: (alert: InboxAlert) => void,
): () => void {
  let known: ReadonlyMap<string, string> | null = null;
  /** time of the newest message so far, in milliseconds: only later ones are reported */
  let reportedUntil = 0;
  // Only a confirmation shows whether the cache matches the server.
  return watchRecords(firestore, alertingTickets(libraryId), { confirms: true })({
    next: ({ records: conversations, isFromCache }) => {
      // The cache may be stale, so messages only count once the server has responded.
      if (isFromCache && known === null) return;
      const earlier = known;
      const news = conversations.filter(({ last_message_at: at }) => at.toMillis() > reportedUntil);
      known = new Map([
        ...(earlier ?? []),
        ...conversations.map(({ id, last_message }) => [id, last_message.id] as const),
      ]);
      reportedUntil = Math.max(reportedUntil, ...news.map(({ last_message_at: at }) => at.toMillis()));
      if (earlier === null) return;
      for (const conversation of news) {
        const alert = alertOf(conversation, earlier.get(conversation.id));
        if (alert !== null) onAlert(alert);
      }
    },
    error: (error) => report('alerts', error),
  });
}

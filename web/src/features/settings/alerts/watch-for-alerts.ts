import { conversationSchema, TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { COLLECTIONS } from '@harborline/domain/paths';
import { collection, type Firestore, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { parseDocuments } from '../../../shared/live/parse-documents';
import { alertOf, type InboxAlert } from './alert-of';

/** More than arrives between two snapshots. */
const NEWEST = 5;

/**
 * Query `alerts.newest`: tells what visitors write from now on, in the few tickets that moved last. What is
 * there at the beginning is no news. Returns what ends it.
 */
export function watchForAlerts(
  firestore: Firestore,
  libraryId: string,
  onAlert: (alert: InboxAlert) => void,
): () => void {
  let known: ReadonlyMap<string, string> | null = null;
  /** time of the newest message there was, in milliseconds: only what is newer is news */
  let toldUntil = 0;
  const newest = query(
    collection(firestore, COLLECTIONS.conversations),
    where('support_lib_id', '==', libraryId),
    where('source', 'in', TICKET_SOURCES),
    orderBy('last_message_at', 'desc'),
    limit(NEWEST),
  );
  return onSnapshot(
    newest,
    // Else nothing would tell that the server has confirmed what the cache held.
    { includeMetadataChanges: true },
    (snapshot) => {
      // What the cache holds may be old; the server's word is where news begins.
      if (snapshot.metadata.fromCache && known === null) return;
      const conversations = parseDocuments(conversationSchema, snapshot);
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
    (error) => report('alerts', error),
  );
}

import { alertingMentions } from '@harborline/domain/stores/mentions';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { watchRecords } from '../../../shared/store/watch-records';
import { type InboxAlert, mentionAlertOf } from './alert-of';

interface Mentioned {
  readonly uid: string;
  readonly libraryId: string;
}

/**
 * Reports new mentions of the person, among their few latest unseen ones. Ignores those that are there at the start.
 * @returns an unsubscribe function
 */
export function watchMentionsForAlerts(
  firestore: Firestore,
  { uid, libraryId }: Mentioned,
  onAlert: (alert: InboxAlert) => void,
): () => void {
  /** when the newest mention so far was written, in milliseconds; null until the server has responded */
  let reportedUntil: number | null = null;
  return watchRecords(firestore, alertingMentions(libraryId, uid), { confirms: true })({
    next: ({ records, isFromCache }) => {
      if (isFromCache && reportedUntil === null) return;
      const until = reportedUntil;
      reportedUntil = Math.max(until ?? 0, ...records.map(({ created_at }) => created_at.toMillis()));
      if (until === null) return;
      for (const mention of records)
        if (mention.created_at.toMillis() > until) onAlert(mentionAlertOf(mention));
    },
    error: (error) => report('alerts', error),
  });
}

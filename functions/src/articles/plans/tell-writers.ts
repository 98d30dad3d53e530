import { DURATIONS } from '@harborline/domain/limits';
import { feedItem } from '@harborline/domain/stores/feeds';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { setRecord } from '../../platform/store/write';

interface Told {
  readonly uids: readonly string[];
  readonly libraryId: string;
  /** what follows the subject in the feed */
  readonly activity: string;
  /** the same for the same event */
  readonly key: string;
  readonly atMs: number;
}

/** Puts an item about an article into the feeds of its writers, in the transaction that caused it. */
export function tellWriters(transaction: Transaction, { uids, libraryId, activity, key, atMs }: Told): void {
  for (const uid of new Set(uids.filter((one) => one !== ''))) {
    setRecord(transaction, feedItem(`${uid}_${key}`), {
      support_lib_id: libraryId,
      ref_uid: uid,
      is_read: false,
      trigger: 'automation',
      activity_name: activity,
      agent: { agent_name: PLAN_TEXTS.feedSubject, agent_picture: '' },
      workflow_name: '',
      workflow_ref: '',
      entity_type: 'Article',
      created_at: Timestamp.fromMillis(atMs),
      expires_at: Timestamp.fromMillis(atMs + DURATIONS.feedKeptMs),
    });
  }
}

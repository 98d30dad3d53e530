import { countFailed } from '@harborline/domain/activity/failed-search';
import { DURATIONS } from '@harborline/domain/limits';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keyedId } from '../../platform/keyed-id';
import { checkRate } from '../../platform/rate-limit';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { failedSearchOf } from './search-records';

interface Failure {
  readonly libraryId: string;
  /** scrubbed */
  readonly query: string;
  readonly uid: string;
  /** network address of the visitor */
  readonly address: string;
  readonly nowMs: number;
}

/**
 * Prepares to count a failed search among those that writers see. That it failed is the visitor's claim, so what one
 * visitor and one address can add in a day is limited, and it is noted whether a second address searched for the same.
 * Reads, so call it before the transaction writes. @returns writes the count; nothing beyond the daily limit
 */
export async function prepareFailure(transaction: Transaction, failure: Failure): Promise<() => void> {
  const { libraryId, query, uid, address, nowMs } = failure;
  const document = failedSearchOf(libraryId, query);
  const earlier = await readRecord(document, transaction);
  const subject = { visitor: uid, address, library: libraryId };
  const rate = await checkRate(transaction, 'failedSearch', subject, nowMs);
  if (rate.exceeded) return () => {};
  const searcher = keyedId('searcher', document.path, address);
  const first = earlier?.first_searcher ?? searcher;
  return () => {
    rate.count();
    setRecord(transaction, document, {
      support_lib_id: libraryId,
      query,
      days: countFailed(earlier?.days ?? {}, 'searches', nowMs),
      last_at: FieldValue.serverTimestamp(),
      first_searcher: first,
      is_shared: earlier?.is_shared === true || first !== searcher,
      ...(earlier?.article_ref !== undefined && { article_ref: earlier.article_ref }),
      expires_at: Timestamp.fromMillis(nowMs + DURATIONS.searchKeptMs),
    });
  };
}

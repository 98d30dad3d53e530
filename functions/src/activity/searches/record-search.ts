import { countFailed, recordedQuery } from '@harborline/domain/activity/failed-search';
import * as contract from '@harborline/domain/api/activity/searches';
import { DURATIONS } from '@harborline/domain/limits';
import { library } from '@harborline/domain/stores/libraries';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { isStored, readRecord } from '../../platform/store/read';
import { createRecord, setRecord } from '../../platform/store/write';
import { failedSearchOf, searchActivityOf } from './search-records';

/**
 * POST searches (S3-34): records a search, and counts it if it failed. Whether it did, and when, are the visitor's
 * claims: a forged one is a line in a list, within the rate limit. A browser that asks not to be tracked leaves no
 * trace (D-50).
 */
export const recordSearch = visitorEndpoint(
  contract.recordSearch,
  async ({ supportLibId, searchActivity: { searchQuery, status } }, { uid }, request) => {
    const { nowMs, asksNotToBeTracked } = request;
    const searchId = randomId();
    const query = recordedQuery(searchQuery);
    const counted = failedSearchOf(supportLibId, query);
    const expiresAt = Timestamp.fromMillis(nowMs + DURATIONS.searchKeptMs);
    return firestore().runTransaction(async (transaction) => {
      if (!(await isStored(library(supportLibId), transaction))) throw new ApiError('not-found');
      if (asksNotToBeTracked) return { searchId: '' };
      if (status === 'failed') {
        const earlier = await readRecord(counted, transaction);
        setRecord(transaction, counted, {
          support_lib_id: supportLibId,
          query,
          days: countFailed(earlier?.days ?? {}, 'searches', nowMs),
          last_at: FieldValue.serverTimestamp(),
          ...(earlier?.article_ref !== undefined && { article_ref: earlier.article_ref }),
          expires_at: expiresAt,
        });
      }
      createRecord(transaction, searchActivityOf(uid, searchId), {
        support_lib_id: supportLibId,
        searchQuery: query,
        status,
        articlesReadId: [],
        articlesReadTitle: [],
        timestamp: FieldValue.serverTimestamp(),
        reviewed: false,
        ticket: 0,
        expires_at: expiresAt,
      });
      return { searchId };
    });
  },
);

import { recordedQuery } from '@harborline/domain/activity/failed-search';
import * as contract from '@harborline/domain/api/activity/searches';
import { DURATIONS } from '@harborline/domain/limits';
import { library } from '@harborline/domain/stores/libraries';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { isStored } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { prepareFailure } from './count-failure';
import { searchActivityOf } from './search-records';

/**
 * POST searches (S3-34): records a search, and counts it if it failed. Whether it did, and when, are the visitor's
 * claims. A browser that asks not to be tracked leaves no trace (D-50).
 */
export const recordSearch = visitorEndpoint(
  contract.recordSearch,
  async ({ supportLibId, searchId = randomId(), searchActivity }, { uid }, request) => {
    const { nowMs, address, asksNotToBeTracked } = request;
    const { searchQuery, status } = searchActivity;
    const activity = searchActivityOf(uid, searchId);
    const query = recordedQuery(searchQuery);
    return firestore().runTransaction(async (transaction) => {
      if (!(await isStored(library(supportLibId), transaction))) throw new ApiError('not-found');
      if (asksNotToBeTracked) return { searchId: '' };
      if (await isStored(activity, transaction)) return { searchId };
      const failure = { libraryId: supportLibId, query, uid, address, nowMs };
      const count = status === 'failed' ? await prepareFailure(transaction, failure) : undefined;
      count?.();
      createRecord(transaction, activity, {
        support_lib_id: supportLibId,
        searchQuery: query,
        status,
        articlesReadId: [],
        articlesReadTitle: [],
        timestamp: FieldValue.serverTimestamp(),
        reviewed: false,
        ticket: 0,
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.searchKeptMs),
      });
      return { searchId };
    });
  },
);

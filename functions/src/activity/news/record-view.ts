import * as contract from '@harborline/domain/api/activity/news';
import { newsFlashView } from '@harborline/domain/stores/bookkeeping';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { openEndpoint } from '../../platform/endpoint';
import { hasCreated } from '../../platform/error-codes';
import { keyedId } from '../../platform/keyed-id';
import { readRecord } from '../../platform/store/read';
import { createRecord, inBatch, updateRecord } from '../../platform/store/write';
import { viewerNumber } from '../articles/viewer-number';
import { visibleNews } from './visible-news';

const HOUR_MS = 60 * 60 * 1000;

/**
 * POST newsflash (S7.4-09): counts a view, once per browser, network address, news flash and hour (D-18). It takes no
 * account, so that reading needs none. A browser that asks not to be tracked leaves no trace (D-50).
 */
export const recordNewsView = openEndpoint(
  contract.recordNewsView,
  async ({ newsFlashId, viewerId = '' }, _caller, { nowMs, address, asksNotToBeTracked }) => {
    const document = keptNewsFlash(newsFlashId);
    const { support_lib_id } = visibleNews(await readRecord(document), nowMs);
    if (asksNotToBeTracked) return { isCounted: false };
    const id = keyedId('newsView', address, viewerNumber(viewerId), newsFlashId, Math.floor(nowMs / HOUR_MS));
    const counted = inBatch((batch) => {
      createRecord(batch, newsFlashView(id), {
        support_lib_id,
        newsFlash_id: newsFlashId,
        created_at: FieldValue.serverTimestamp(),
        expires_at: Timestamp.fromMillis(nowMs + 2 * HOUR_MS),
      });
      updateRecord(batch, document, { views: FieldValue.increment(1) });
    });
    return { isCounted: await hasCreated(counted) };
  },
);

import * as contract from '@harborline/domain/api/activity/articles';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { articleView } from '@harborline/domain/stores/bookkeeping';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { openEndpoint } from '../../platform/endpoint';
import { hasCreated } from '../../platform/error-codes';
import { keyedId } from '../../platform/keyed-id';
import { refOf } from '../../platform/store/read';
import { createRecord, inBatch, updateRecord } from '../../platform/store/write';
import { viewerNumber } from './viewer-number';
import { libraryOfVisible } from './visible-article';

const HOUR_MS = 60 * 60 * 1000;

/**
 * POST articles (S3-36): counts a view, once per browser, network address, article and hour (D-18). It takes no account,
 * so that reading needs none. Title and time of the request are the visitor's claims and decide nothing. A browser that
 * asks not to be tracked leaves no trace (D-50).
 */
export const recordArticleView = openEndpoint(
  contract.recordArticleView,
  async ({ articleId, viewerId = '' }, _caller, { nowMs, address, asksNotToBeTracked }) => {
    const article = articleDocument(articleId);
    const libraryId = libraryOfVisible(await refOf(article).get());
    if (asksNotToBeTracked) return { isCounted: false };
    const id = keyedId('view', address, viewerNumber(viewerId), articleId, Math.floor(nowMs / HOUR_MS));
    const counted = inBatch((batch) => {
      createRecord(batch, articleView(id), {
        support_lib_id: libraryId,
        article_id: articleId,
        created_at: FieldValue.serverTimestamp(),
        expires_at: Timestamp.fromMillis(nowMs + 2 * HOUR_MS),
      });
      updateRecord(batch, article, {
        views: FieldValue.increment(1),
        viewed_at: FieldValue.serverTimestamp(),
      });
    });
    return { isCounted: await hasCreated(counted) };
  },
);

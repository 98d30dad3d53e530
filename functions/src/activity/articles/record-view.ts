import * as contract from '@harborline/domain/api/activity/articles';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { hasCreated } from '../../platform/error-codes';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { libraryOfVisible } from './visible-article';

const HOUR_MS = 60 * 60 * 1000;

/**
 * POST articles (S3-36): counts a view, once per visitor, article and hour (D-18). Title and time of the request are
 * the visitor's claims and decide nothing. A browser that asks not to be tracked leaves no trace (D-50).
 */
export const recordArticleView = visitorEndpoint(
  contract.recordArticleView,
  async ({ articleId }, caller, { nowMs, asksNotToBeTracked }) => {
    const article = firestore().doc(docPath.article(articleId));
    const libraryId = libraryOfVisible(await article.get());
    if (asksNotToBeTracked) return { isCounted: false };
    const id = derivedId('view', caller.uid, articleId, Math.floor(nowMs / HOUR_MS));
    const batch = firestore().batch();
    batch.create(firestore().collection(COLLECTIONS.articleViews).doc(id), {
      support_lib_id: libraryId,
      article_id: articleId,
      created_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(nowMs + 2 * HOUR_MS),
    });
    batch.update(article, { views: FieldValue.increment(1) });
    return { isCounted: await hasCreated(batch.commit()) };
  },
);

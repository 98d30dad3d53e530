import { countFailed } from '@harborline/domain/activity/failed-search';
import * as contract from '@harborline/domain/api/activity/searches';
import { hasDefaultContent, showsDefault } from '@harborline/domain/help-center/default-content';
import { LIMITS } from '@harborline/domain/limits';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { library } from '@harborline/domain/stores/libraries';
import type { Transaction } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord, refOf } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { libraryOfVisible } from '../articles/visible-article';
import { ownRequest } from './own-request';
import { failedSearchOf, searchActivityOf } from './search-records';

/**
 * The title of an article that visitors of the library can see, its own or its parent's (D-35).
 * @throws ApiError 'not-found' for any other article
 */
async function titleOf(articleId: string, libraryId: string, transaction: Transaction): Promise<string> {
  const article = await transaction.get(refOf(articleDocument(articleId)));
  const owner = libraryOfVisible(article);
  if (owner !== libraryId) {
    const shown = await readRecord(library(libraryId), transaction);
    const isDefault =
      shown?.parent_lib_id === owner &&
      hasDefaultContent(shown) &&
      showsDefault('articles', shown, articleId);
    if (!isDefault) throw new ApiError('not-found');
  }
  return String(article.get('article_title'));
}

/**
 * PATCH searches (S3-35, S7.4-12): the visitor read an article after the search (S4.5-20), or sent a request, which then
 * remembers the search if it failed (D-74). Done twice, it changes nothing more.
 */
export const updateSearch = visitorEndpoint(
  contract.updateSearch,
  async ({ id, article_read_id, ticket, ticket_id }, { uid }, { nowMs, address }) => {
    const activity = searchActivityOf(uid, id);
    return firestore().runTransaction(async (transaction) => {
      const search = await readRecord(activity, transaction);
      if (search === undefined) throw new ApiError('not-found');
      const { support_lib_id, articlesReadId, articlesReadTitle } = search;
      const title =
        article_read_id === undefined ? '' : await titleOf(article_read_id, support_lib_id, transaction);
      const isNewArticle =
        article_read_id !== undefined &&
        !articlesReadId.includes(article_read_id) &&
        articlesReadId.length < LIMITS.articlesReadPerSearch;
      const isNewTicket = ticket === 1 && search.ticket === 0;
      const counted = failedSearchOf(support_lib_id, search.searchQuery);
      const isFailed = isNewTicket && search.status === 'failed';
      const request =
        ticket === 1 && ticket_id !== undefined
          ? await ownRequest(transaction, { ticketId: ticket_id, uid, search, address, nowMs })
          : undefined;
      const failed = isFailed ? await readRecord(counted, transaction) : undefined;
      if (isFailed && request !== undefined) request.remember();
      if (failed) updateRecord(transaction, counted, { days: countFailed(failed.days, 'requests', nowMs) });
      if (!isNewArticle && !isNewTicket) return { isUpdated: false };
      updateRecord(transaction, activity, {
        ...(isNewArticle && {
          articlesReadId: [...articlesReadId, article_read_id],
          articlesReadTitle: [...articlesReadTitle, title],
        }),
        ...(isNewTicket && { ticket: 1 }),
      });
      return { isUpdated: true };
    });
  },
);

import { failedSearchSchema, searchActivitySchema, searchRequestSchema } from '../entities/search-activity';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

/** `Searches/{id}` */
export const searchActivity = (id: string) => storeDocument(docPath.search(id), searchActivitySchema);

const failed = defineStore(COLLECTIONS.failedSearches, failedSearchSchema);

/** `FailedSearches/{id}` */
export const failedSearch = (id: string) => failed.at(docPath.failedSearch(id));

/** Searches of a library that failed since a time, the latest first. */
export const failedSearches = (libraryId: string, since: TimestampLike) =>
  failed.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['last_at', '>=', since],
    ],
    orderBy: [['last_at', 'desc']],
    limit: LIMITS.failedSearches,
  });

/**
 * The same of searches that came from two network addresses or more. One visitor alone can fill the other list, not this
 * one.
 */
export const sharedFailedSearches = (libraryId: string, since: TimestampLike) =>
  failed.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['is_shared', '==', true],
      ['last_at', '>=', since],
    ],
    orderBy: [['last_at', 'desc']],
    limit: LIMITS.failedSearches,
  });

/** Failed searches that an article answers. */
export const searchesAnsweredBy = (libraryId: string, articleId: string) =>
  failed.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['article_ref', '==', articleId],
    ],
    limit: LIMITS.searchesPerArticle,
  });

const requests = defineStore(COLLECTIONS.searchRequests, searchRequestSchema);

/** `SearchRequests/{id}` */
export const searchRequest = (id: string) => requests.at(docPath.searchRequest(id));

/** Requests of a library that followed a failed search, the latest first. */
export const searchRequestsSince = (libraryId: string, since: TimestampLike) =>
  requests.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['asked_at', '>=', since],
    ],
    orderBy: [['asked_at', 'desc']],
    limit: LIMITS.countedSearchRequests,
  });

/**
 * Requests that followed some failed searches, of which nobody was told of an article, the latest first. Who was told
 * takes no room here. @param failedSearchIds at least one, `LIMITS.searchesPerArticle` at most
 */
export const untoldRequests = (libraryId: string, failedSearchIds: readonly string[]) =>
  requests.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['told_article', '==', ''],
      ['failed_search', 'in', failedSearchIds],
    ],
    orderBy: [['asked_at', 'desc']],
    limit: LIMITS.askersPerArticle,
  });

/** Requests whose visitors were told of an article, the latest first. */
export const requestsTold = (libraryId: string, articleId: string) =>
  requests.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['told_article', '==', articleId],
    ],
    orderBy: [['asked_at', 'desc']],
    limit: LIMITS.askersPerArticle,
  });

/** Whether a request already followed a failed search; it follows one at most. */
export const searchOfRequest = (libraryId: string, ticketId: number) =>
  requests.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['ticket_id', '==', ticketId],
    ],
    limit: 1,
  });

import { failedSearchSchema, searchActivitySchema } from '../entities/search-activity';
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

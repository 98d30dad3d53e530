import { searchTopic } from '@harborline/domain/activity/failed-search';
import { failedSearch, searchActivity } from '@harborline/domain/stores/searches';
import { derivedId } from '../../platform/ids';

/** A visitor's search, by the id that the answer gave. Only the same visitor's token leads to it. */
export const searchActivityOf = (uid: string, searchId: string) =>
  searchActivity(derivedId('search', uid, searchId));

/** Id of the counts of failed searches about the same as a recorded query. */
export const failedSearchId = (libraryId: string, query: string): string =>
  derivedId('failed-search', libraryId, searchTopic(query));

export const failedSearchOf = (libraryId: string, query: string) =>
  failedSearch(failedSearchId(libraryId, query));

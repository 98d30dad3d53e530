import { failedSearchSchema, searchActivitySchema } from '../entities/search-activity';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `Searches/{id}` */
export const searchActivity = (id: string) => storeDocument(docPath.search(id), searchActivitySchema);

/** `FailedSearches/{id}` */
export const failedSearch = (id: string) => storeDocument(docPath.failedSearch(id), failedSearchSchema);

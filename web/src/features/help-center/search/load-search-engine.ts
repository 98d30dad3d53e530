import { createSearchEngine, type SearchEngine } from '@harborline/domain/search/search-engine';
import { searchShards } from '@harborline/domain/stores/search-shards';
import { readPublicDocuments } from '../../../shared/store/public-records';

/** Reads a library's search shards and prepares them. @throws ReadError */
export async function loadSearchEngine(libraryId: string): Promise<SearchEngine> {
  return createSearchEngine(await readPublicDocuments(searchShards(libraryId)));
}

import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { createSearchEngine, type SearchResult } from '@harborline/domain/search/search-engine';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { searchShards } from '@harborline/domain/stores/search-shards';
import { readPublicDocuments, readPublicRecord } from '../../shared/store/public-records';

export interface Handbook {
  /** guides that match a query, best first */
  search(query: string): readonly SearchResult[];
}

const SHOWN_GUIDES = 5;

/** The handbook, ready to be searched; null where it is not published. @throws ReadError */
export async function loadHandbook(): Promise<Handbook | null> {
  const lookup = await readPublicRecord(libraryKey(HANDBOOK_KEY));
  if (lookup === null) return null;
  const engine = createSearchEngine(await readPublicDocuments(searchShards(lookup.support_lib_id)));
  const categories = new Set(engine.countByCategory.keys());
  return { search: (query) => engine.search(query, categories, SHOWN_GUIDES).results };
}

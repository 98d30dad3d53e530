import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { createSearchEngine, type SearchResult } from '@harborline/domain/search/search-engine';
import { readShards } from '@harborline/domain/search/shard-tree';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { readPublicDocuments, readPublicRecord } from '../../shared/store/public-records';

export interface Handbook {
  /** guides that match a query, best first */
  search(query: string): readonly SearchResult[];
  /** the guide with a title; null if there is none */
  idOf(title: string): string | null;
}

const SHOWN_GUIDES = 5;

/** The handbook, ready to be searched; null where it is not published. @throws ReadError */
export async function loadHandbook(): Promise<Handbook | null> {
  const lookup = await readPublicRecord(libraryKey(HANDBOOK_KEY));
  if (lookup === null) return null;
  const shards = await readShards((numbers) =>
    readPublicDocuments(numbers.map((shard) => searchShard(lookup.support_lib_id, shard))),
  );
  const engine = createSearchEngine(shards);
  const categories = new Set(engine.countByCategory.keys());
  const search = (query: string) => engine.search(query, categories, { limit: SHOWN_GUIDES }).results;
  return { search, idOf: (title) => search(title).find((found) => found.title === title)?.id ?? null };
}

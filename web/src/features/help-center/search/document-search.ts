import type { LibraryPublic } from '@harborline/domain/entities/library';
import { hasDefaultContent } from '@harborline/domain/help-center/default-content';
import { createSearchEngine } from '@harborline/domain/search/search-engine';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import { loadShards } from '../load-shards';
import type { LiveSearch } from './live-search';

/** Makes a search of the documents that the function's index is made from. @throws ReadError */
export async function documentSearch(library: LibraryPublic): Promise<LiveSearch> {
  const own = await loadShards(library.id);
  const ofParent = hasDefaultContent(library)
    ? await (await import('../load-default-content')).loadDefaultShards(library, own)
    : [];
  const engine = createSearchEngine([...own, ...ofParent]);
  const synonyms = librarySynonyms(library);
  return {
    countByCategory: engine.countByCategory,
    suggest: (query, visible, limit) => engine.search(query, visible, { limit, synonyms }),
    search: (query, visible, page) => engine.search(query, visible, { page, synonyms }),
  };
}

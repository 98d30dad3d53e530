import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { SearchAnswer, SearchOptions } from '@harborline/domain/search/search-engine';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import type { LibraryContent } from '../library-view/arrange-content';

interface Searched {
  readonly library: LibraryPublic;
  readonly content: LibraryContent;
}

/** What a search in a library finds, as its pages show it. */
export function searchView(
  { library, content }: Searched,
  query: string,
  options: Pick<SearchOptions, 'limit' | 'page'>,
): SearchAnswer {
  const synonyms = librarySynonyms(library);
  return content.engine.search(query, content.visibleCategoryIds, { ...options, synonyms });
}

import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import type { LibraryContent } from '../library-view/arrange-content';

interface Searched {
  readonly library: LibraryPublic;
  readonly content: LibraryContent;
}

/** What a search in a library finds, as its pages show it. */
export function searchView({ library, content }: Searched, query: string, limit?: number): SearchAnswer {
  const synonyms = librarySynonyms(library);
  return content.engine.search(query, content.visibleCategoryIds, { limit, synonyms });
}

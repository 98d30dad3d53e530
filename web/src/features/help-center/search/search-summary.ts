import { LIMITS } from '@harborline/domain/limits';
import type { SearchAnswer } from '@harborline/domain/search/search-engine';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';

/** How many articles a search found, or which of them a page shows. @param page counted from 1 */
export function summaryOf({ results, isSimilarOnly, hasMore = false }: SearchAnswer, page: number): string {
  if (isSimilarOnly) return SEARCH_TEXTS.similarResults;
  if (page === 1 && !hasMore) return SEARCH_TEXTS.resultCount(results.length);
  const before = (page - 1) * LIMITS.searchPageSize;
  return SEARCH_TEXTS.resultRange(before + 1, before + results.length);
}

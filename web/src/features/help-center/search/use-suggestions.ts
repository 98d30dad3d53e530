import { categoryPath, visibleCategoryIds } from '@harborline/domain/help-center/visible-categories';
import { useMemo } from 'react';
import { useCategoryTree, useSearchEngine } from '../use-help-center';

const MIN_LETTERS = 2;

/** The best articles for a text being typed, with the categories above them. Reads nothing until `isWanted`. */
export function useSuggestions(text: string, count: number, isWanted: boolean) {
  const tree = useCategoryTree();
  const engine = useSearchEngine(isWanted);
  return useMemo(() => {
    const isReady = engine.status === 'ready' && tree.status === 'ready';
    if (!isReady || text.trim().length < MIN_LETTERS) return [];
    const { results } = engine.data.search(text, visibleCategoryIds(tree.data), count);
    return results.map((result) => ({ ...result, path: categoryPath(tree.data, result.categoryId) }));
  }, [text, count, engine, tree]);
}

import { categoryPath, visibleCategoryIds } from '@harborline/domain/help-center/visible-categories';
import { useMemo } from 'react';
import { useCategoryTree, useSearchEngine } from '../use-help-center';
import { useFound } from './use-found';

const MIN_LETTERS = 2;

/**
 * The best articles for a text being typed, with the categories above them, and how many there are once that is known.
 * Reads nothing until `isWanted`.
 */
export function useSuggestions(text: string, count: number, isWanted: boolean) {
  const tree = useCategoryTree();
  const engine = useSearchEngine(isWanted);
  const isLongEnough = text.trim().length >= MIN_LETTERS;
  const ask = useMemo(() => {
    const isReady = engine.status === 'ready' && tree.status === 'ready';
    if (!isReady || !isLongEnough) return null;
    const { data } = engine;
    return () => data.suggest(text, visibleCategoryIds(tree.data), count);
  }, [text, isLongEnough, count, engine, tree]);
  const found = useFound(ask);
  const answer = found.status === 'ready' ? found.answer : found.status === 'waiting' ? found.earlier : null;
  const suggestions = useMemo(() => {
    if (!isLongEnough || tree.status !== 'ready') return [];
    const results = answer?.results ?? [];
    return results.map((result) => ({ ...result, path: categoryPath(tree.data, result.categoryId) }));
  }, [isLongEnough, answer, tree]);
  return { suggestions, found: found.status === 'ready' ? found.answer.results.length : null };
}

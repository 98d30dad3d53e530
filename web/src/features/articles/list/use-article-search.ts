import { useCallback } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { Loadable } from '../../../shared/requests/loadable';
import { useSearchAfterPause } from '../../../shared/requests/use-search-after-pause';
import type { ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';
import { findArticles } from './find-articles';

/** Articles for the typed words, once the typing pauses; null without a search. */
export function useArticleSearch(scope: ArticleScope, words: string): Loadable<readonly ArticleRow[]> | null {
  const firestore = useStaffFirestore();
  return useSearchAfterPause(
    useCallback((typed: string) => findArticles(firestore, scope, typed), [firestore, scope]),
    words,
  );
}

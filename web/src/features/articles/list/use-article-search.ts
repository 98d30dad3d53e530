import { useCallback, useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import type { ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';
import { findArticles } from './find-articles';

const PAUSE_MS = 250;

const afterPause =
  <Data>(source: Subscribe<Data>): Subscribe<Data> =>
  (observer) => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = source(observer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** What a search finds for the typed words, once the typing pauses; null without a search. */
export function useSearchAfterPause(
  find: (words: string) => Promise<readonly ArticleRow[]>,
  words: string,
): Loadable<readonly ArticleRow[]> | null {
  const isDisabled = words.trim() === '';
  const source = useMemo(
    () => (isDisabled ? null : afterPause(readOnce('article-search', () => find(words)))),
    [find, words, isDisabled],
  );
  const { live } = useSubscription(source);
  return isDisabled ? null : live;
}

/** Articles for the typed words, once the typing pauses; null without a search. */
export function useArticleSearch(scope: ArticleScope, words: string): Loadable<readonly ArticleRow[]> | null {
  const firestore = useStaffFirestore();
  return useSearchAfterPause(
    useCallback((typed: string) => findArticles(firestore, scope, typed), [firestore, scope]),
    words,
  );
}

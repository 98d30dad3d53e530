import { useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { ArticleScope } from './article-list';
import type { ArticleRow } from './article-row';
import { findArticles } from './find-articles';

const WAIT_MS = 250;

export type ArticleSearch =
  | { readonly status: 'off' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly rows: readonly ArticleRow[] };

interface Answer {
  readonly scope: ArticleScope;
  readonly words: string;
  readonly rows: readonly ArticleRow[] | null;
}

/** Articles for the words typed, once the typing pauses; off while there are none. */
export function useArticleSearch(scope: ArticleScope, words: string): ArticleSearch {
  const firestore = useStaffFirestore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isOff = words.trim() === '';

  useEffect(() => {
    if (isOff) return undefined;
    let isOver = false;
    const settle = (rows: readonly ArticleRow[] | null) => {
      if (!isOver) setAnswer({ scope, words, rows });
    };
    const timer = setTimeout(() => {
      findArticles(firestore, scope, words).then(settle, (error: unknown) => {
        report('article-search', error);
        settle(null);
      });
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [firestore, scope, words, isOff]);

  if (isOff) return { status: 'off' };
  if (answer === null || answer.scope !== scope || answer.words !== words) return { status: 'searching' };
  return answer.rows === null ? { status: 'failed' } : { status: 'found', rows: answer.rows };
}

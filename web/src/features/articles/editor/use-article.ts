import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { type TextHandle, useLoadedText } from '../../../shared/writing/editing/use-loaded-text';
import { type LoadedArticle, loadArticle, loadLatestArticle } from './load-article';

export type ArticleHandle = TextHandle<LoadedArticle>;

/** An article to edit. */
export function useArticle(id: string, libraryId: string): ArticleHandle {
  const source = useMemo(
    () => ({
      name: 'article',
      load: (firestore: Firestore) => loadArticle(firestore, id, libraryId),
      loadLatest: (firestore: Firestore) => loadLatestArticle(firestore, id, libraryId),
    }),
    [id, libraryId],
  );
  return useLoadedText(source);
}

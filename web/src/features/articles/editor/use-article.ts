import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type LoadedArticle, loadArticle } from './load-article';

type ArticleView =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | {
      readonly status: 'ready';
      readonly loaded: LoadedArticle;
      /** grows whenever the text itself was read anew, so that the form starts over */
      readonly generation: number;
    };

export interface ArticleHandle {
  readonly view: ArticleView;
  /** reads the article again and starts the form over */
  readonly restart: () => void;
  /** reads what a save has made of the article; the form stays */
  readonly refresh: () => Promise<LoadedArticle | null>;
}

/** An article to be edited. Read once, since text must not change under the hands of its writer. */
export function useArticle(id: string, libraryId: string): ArticleHandle {
  const firestore = useStaffFirestore();
  const [generation, setGeneration] = useState(0);
  const [view, setView] = useState<ArticleView>({ status: 'loading' });

  useEffect(() => {
    let isOver = false;
    setView({ status: 'loading' });
    loadArticle(firestore, id, libraryId).then(
      (loaded) => {
        if (isOver) return;
        setView(loaded === null ? { status: 'missing' } : { status: 'ready', loaded, generation });
      },
      (error: unknown) => {
        report('article', error);
        if (!isOver) setView({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [firestore, id, libraryId, generation]);

  const restart = useCallback(() => setGeneration((count) => count + 1), []);
  const refresh = useCallback(async () => {
    const loaded = await loadArticle(firestore, id, libraryId);
    setView((present) => {
      if (loaded === null) return { status: 'missing' };
      return { status: 'ready', loaded, generation: present.status === 'ready' ? present.generation : 0 };
    });
    return loaded;
  }, [firestore, id, libraryId]);
  return { view, restart, refresh };
}

import { useCallback, useMemo, useState } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { type LoadedArticle, loadArticle, loadLatestArticle } from './load-article';

/** Null if there is no such article. */
type ArticleState = Loadable<LoadedArticle | null>;

export interface ArticleHandle {
  readonly state: ArticleState;
  /** reads the article again and starts the form over */
  readonly restart: () => void;
  /** reads the article after a save; the form stays */
  readonly refresh: () => Promise<LoadedArticle | null>;
}

interface Refreshed {
  readonly since: ArticleState;
  readonly data: LoadedArticle | null;
}

/** An article to edit. Read once, since the text must not change while the author edits it. */
export function useArticle(id: string, libraryId: string): ArticleHandle {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => readOnce('article', () => loadArticle(firestore, id, libraryId)),
    [firestore, id, libraryId],
  );
  const { live, retry } = useSubscription(source);
  const [refreshed, setRefreshed] = useState<Refreshed | null>(null);
  const refresh = useCallback(async () => {
    const data = await loadLatestArticle(firestore, id, libraryId);
    setRefreshed({ since: live, data });
    return data;
  }, [firestore, id, libraryId, live]);
  const state: ArticleState = refreshed?.since === live ? { status: 'ready', data: refreshed.data } : live;
  return { state, restart: retry, refresh };
}

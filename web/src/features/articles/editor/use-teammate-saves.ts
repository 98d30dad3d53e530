import { isLive } from '@harborline/domain/articles/publication';
import type { Firestore } from 'firebase/firestore';
import { type Dispatch, useEffect, useMemo } from 'react';
import { report } from '../../../shared/config/report';
import { useSubscription } from '../../../shared/live/use-subscription';
import { fieldsOf, isSameStoredText } from './article-fields';
import type { EditorAction, EditorState } from './editor-state';
import { isSameVersion, type LoadedArticle, loadLatestArticle } from './load-article';
import { readConflict } from './read-conflict';
import type { ArticleHandle } from './use-article';
import { mayBeTeammates, watchSaves } from './watch-saves';

interface EditedArticle {
  readonly firestore: Firestore;
  readonly loaded: LoadedArticle;
  readonly refresh: ArticleHandle['refresh'];
}

/** Shows the conflict as soon as a teammate saves, not only when this form saves next. */
export function useTeammateSaves(
  { firestore, loaded, refresh }: EditedArticle,
  { version, conflict, stored, saving }: EditorState,
  dispatch: Dispatch<EditorAction>,
): void {
  const { id, support_lib_id: libraryId } = loaded.article;
  const isPublished = isLive(loaded.article);
  const source = useMemo(() => watchSaves(firestore, { id, isPublished }), [firestore, id, isPublished]);
  const { live } = useSubscription(source);
  const reported = live.status === 'ready' ? live.data : undefined;
  const known = conflict?.version ?? version;

  useEffect(() => {
    if (reported === undefined || known === null || saving === 'saving') return undefined;
    if (!mayBeTeammates(reported, known, isPublished)) return undefined;
    let isCurrent = true;
    const look = async () => {
      const theirs = await loadLatestArticle(firestore, id, libraryId);
      if (theirs === null || isSameVersion(theirs.version, known)) return;
      const isSameText = isSameStoredText(fieldsOf(theirs.draft ?? theirs.article), stored);
      const action: EditorAction = isSameText
        ? { type: 'saved-elsewhere', version: theirs.version }
        : { type: 'conflict', conflict: await readConflict(firestore, theirs, known) };
      if (!isCurrent) return;
      dispatch(action);
      if (isSameText) await refresh();
    };
    look().catch((error: unknown) => report('teammates-save-not-read', error));
    return () => {
      isCurrent = false;
    };
  }, [reported, known, saving, stored, isPublished, firestore, id, libraryId, refresh, dispatch]);
}

import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useCallback, useEffect, useReducer } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useStaff } from '../../session';
import type { LoadedArticle } from '../data/load-article';
import { type SaveIntent, saveArticle } from '../data/save-article';
import { readStaffName } from '../data/staff-names';
import { type ArticleFields, fieldsOf, hasErrors, validateArticle } from '../model/article-fields';
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  isDirty,
  startEditor,
} from '../model/editor-state';
import type { ArticleHandle } from './use-article';

/** How long the writer must pause before a draft is kept. */
export const AUTOSAVE_AFTER_MS = 1_500;

const DONE_TEXTS: Record<SaveIntent, string | null> = {
  'save-unpublished': ARTICLE_TEXTS.saved,
  'save-draft': null,
  publish: ARTICLE_TEXTS.publishedNow,
  unpublish: ARTICLE_TEXTS.unpublishedNow,
  'discard-draft': null,
};

export interface Editor {
  readonly state: EditorState;
  readonly isDirty: boolean;
  readonly edit: (change: Partial<ArticleFields>) => void;
  readonly contentReady: (content: string) => void;
  /** `isForced` writes over what somebody else saved in between */
  readonly save: (intent: SaveIntent, isForced?: boolean) => void;
}

/** The form of a stored article and what may be done with it; edits of a published one are kept as a draft. */
export function useEditor(loaded: LoadedArticle, handle: Pick<ArticleHandle, 'refresh' | 'restart'>): Editor {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const [state, dispatch] = useReducer(editorReducer, loaded, ({ article, draft, version }) =>
    startEditor(fieldsOf(draft ?? article), version),
  );
  const { fields, version } = state;
  const { id, is_published: isPublished } = loaded.article;
  const { refresh, restart } = handle;

  const run = useCallback(
    async (intent: SaveIntent, isForced: boolean) => {
      const errors = intent === 'discard-draft' ? {} : validateArticle(fields, intent === 'publish');
      if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
      dispatch({ type: 'saving' });
      try {
        const request = { id, fields, expected: isForced ? null : version };
        const result = await saveArticle(firestore, intent, request, { uid, libraryId });
        if (result.kind === 'conflict') {
          return dispatch({ type: 'conflict', name: await readStaffName(firestore, result.byUid) });
        }
        const refreshed = result.kind === 'gone' ? null : await refresh();
        if (refreshed === null) return dispatch({ type: 'save-failed' });
        dispatch({ type: 'saved', fields, version: refreshed.version });
        if (intent === 'discard-draft') restart();
        const doneText = DONE_TEXTS[intent];
        if (doneText !== null) toasts.success(doneText);
      } catch (error) {
        report('article-not-saved', error);
        dispatch({ type: 'save-failed' });
        if (intent !== 'save-draft') toasts.error(ARTICLE_TEXTS.saveFailed);
      }
    },
    [firestore, id, uid, libraryId, fields, version, refresh, restart, toasts],
  );

  const isUnsaved = isDirty(state);
  const mayAutosave = isPublished && isUnsaved && state.saving === 'idle' && state.conflictWith === null;
  const isValid = !hasErrors(validateArticle(fields, false));
  useEffect(() => {
    if (!mayAutosave || !isValid) return undefined;
    const timer = setTimeout(() => void run('save-draft', false), AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayAutosave, isValid, run]);

  return {
    state,
    isDirty: isUnsaved,
    ...useFormActions(dispatch),
    save: useCallback((intent: SaveIntent, isForced = false) => void run(intent, isForced), [run]),
  };
}

/** The two ways text gets into the form's state. */
export function useFormActions(
  dispatch: (action: EditorAction) => void,
): Pick<Editor, 'edit' | 'contentReady'> {
  return {
    edit: useCallback((change: Partial<ArticleFields>) => dispatch({ type: 'edited', change }), [dispatch]),
    contentReady: useCallback((content: string) => dispatch({ type: 'content-ready', content }), [dispatch]),
  };
}

import { audienceOf, isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { AUDIENCE_TEXTS } from '@harborline/domain/texts/article-audience';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useCallback, useEffect, useReducer } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type ArticleFields, fieldsOf, hasErrors, validateArticle } from './article-fields';
import { isCategoryGone } from './category-gone';
import {
  type Conflict,
  type EditorAction,
  type EditorState,
  editorReducer,
  isDirty,
  startEditor,
} from './editor-state';
import { type ArticleVersion, type LoadedArticle, loadLatestArticle } from './load-article';
import { readConflict } from './read-conflict';
import { type SaveIntent, saveArticle } from './save-article';
import type { ArticleHandle } from './use-article';
import { useTeammateSaves } from './use-teammate-saves';

/** How long the author must pause before a draft is saved. */
export const AUTOSAVE_AFTER_MS = 1_500;

const DONE_TEXTS: Record<SaveIntent, string | null> = {
  'save-unpublished': ARTICLE_TEXTS.saved,
  'save-draft': null,
  publish: ARTICLE_TEXTS.publishedNow,
  unpublish: ARTICLE_TEXTS.unpublishedNow,
  'discard-draft': null,
  'for-staff': AUDIENCE_TEXTS.nowForStaff,
  'for-visitors': AUDIENCE_TEXTS.nowForVisitors,
};

export interface Editor {
  readonly state: EditorState;
  readonly isDirty: boolean;
  readonly edit: (change: Partial<ArticleFields>) => void;
  readonly contentReady: (content: string) => void;
  /** `note` goes with a publication */
  readonly save: (intent: SaveIntent, note?: string) => void;
  /** overwrites the version someone else saved in between, if it was shown */
  readonly saveOver: (theirs: Conflict) => void;
  /** replaces the form's content with another version */
  readonly replace: (fields: ArticleFields) => void;
}

interface Save {
  readonly intent: SaveIntent;
  readonly expected: ArticleVersion | null;
  readonly note?: string | undefined;
  /** by a pause in the writing: nothing is announced */
  readonly isAutomatic?: boolean;
}

const isOwnUnpublished = (article: Article, uid: string): boolean =>
  !isLive(article) && article.updated_by === uid;

/**
 * The form of a stored article and its actions. Edits are saved when the writing pauses: those of a published article
 * as a draft, those of an unpublished one in the article itself, which visitors cannot read (D-75).
 */
export function useEditor(
  loaded: LoadedArticle,
  handle: Pick<ArticleHandle, 'refresh' | 'restart'>,
  /** unsaved text to start with, instead of the stored text */
  restored: ArticleFields | null = null,
): Editor {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Articles.updateUnpublished');
  const toasts = useToasts();
  const [state, dispatch] = useReducer(editorReducer, loaded, ({ article, draft, version }) => {
    const stored = fieldsOf(draft ?? article);
    const isOwnDraft = draft === null ? isOwnUnpublished(article, uid) : draft.updated_by === uid;
    const isOwnText = restored !== null || isOwnDraft;
    return { ...startEditor(restored ?? stored, version, stored), isOwnText };
  });
  const { fields, version, conflict } = state;
  const { id } = loaded.article;
  const isPublished = isLive(loaded.article);
  const { refresh, restart } = handle;
  useTeammateSaves({ firestore, loaded, refresh }, state, dispatch);

  const run = useCallback(
    async ({ intent, expected, note = '', isAutomatic = false }: Save) => {
      const errors = intent === 'discard-draft' ? {} : validateArticle(fields, intent === 'publish');
      if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
      dispatch({ type: 'saving' });
      try {
        const request = { id, fields, expected, note };
        const result = await saveArticle(firestore, intent, request, { uid, libraryId });
        if (result.kind === 'conflict') {
          const theirs = await loadLatestArticle(firestore, id, libraryId);
          if (theirs === null || expected === null) return dispatch({ type: 'save-failed' });
          return dispatch({ type: 'conflict', conflict: await readConflict(firestore, theirs, expected) });
        }
        const refreshed = result.kind === 'gone' ? null : await refresh();
        if (refreshed === null) return dispatch({ type: 'save-failed' });
        dispatch({ type: 'saved', fields, version: refreshed.version });
        if (intent === 'discard-draft') restart();
        const isForStaff = audienceOf(refreshed.article) === 'staff';
        if (isAutomatic) return;
        const doneText =
          intent === 'publish' && isForStaff ? AUDIENCE_TEXTS.publishedForStaff : DONE_TEXTS[intent];
        if (doneText !== null) toasts.success(doneText);
      } catch (error) {
        report('article-not-saved', error);
        dispatch({ type: 'save-failed' });
        if (await isCategoryGone(firestore, fields.categoryId, error).catch(() => false)) {
          dispatch({ type: 'invalid', errors: { categoryId: ARTICLE_TEXTS.categoryGone } });
        }
        if (!isAutomatic && intent !== 'save-draft') toasts.error(ARTICLE_TEXTS.saveFailed);
      }
    },
    [firestore, id, uid, libraryId, fields, refresh, restart, toasts],
  );

  const isUnsaved = isDirty(state);
  const canAutosave = mayWrite && isUnsaved && state.saving === 'idle' && conflict === null;
  const isValid = !hasErrors(validateArticle(fields, false));
  useEffect(() => {
    if (!canAutosave || !isValid) return undefined;
    const intent = isPublished ? 'save-draft' : 'save-unpublished';
    const timer = setTimeout(
      () => void run({ intent, expected: version, isAutomatic: true }),
      AUTOSAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [canAutosave, isPublished, isValid, run, version]);

  return {
    state,
    isDirty: isUnsaved,
    ...useFormActions(dispatch),
    save: useCallback(
      (intent: SaveIntent, note?: string) => void run({ intent, expected: version, note }),
      [run, version],
    ),
    saveOver: useCallback(
      (theirs: Conflict) =>
        void run({
          intent: theirs.isPublished ? 'save-draft' : 'save-unpublished',
          expected: theirs.version,
        }),
      [run],
    ),
    replace: useCallback((next: ArticleFields) => dispatch({ type: 'replaced', fields: next }), []),
  };
}

/** The two ways text enters the form's state. */
export function useFormActions(
  dispatch: (action: EditorAction) => void,
): Pick<Editor, 'edit' | 'contentReady'> {
  return {
    edit: useCallback((change: Partial<ArticleFields>) => dispatch({ type: 'edited', change }), [dispatch]),
    contentReady: useCallback((content: string) => dispatch({ type: 'content-ready', content }), [dispatch]),
  };
}

import { linkSearch } from '@harborline/domain/api/activity/askers';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import type { Dispatch } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { keepUnsaved } from '../../../shared/unsaved/unsaved-store';
import type { EditorAction } from '../../../shared/writing/editing/editor-state';
import { hasErrors } from '../../../shared/writing/editing/text-kind';
import { useWorkOwner } from '../../session';
import { type ArticleFields, validateArticle } from '../editor/article-fields';
import { isCategoryGone } from '../editor/category-gone';
import { createArticle } from '../editor/save-article';
import { articleWorkKey } from './kept-article';
import { isSavedElsewhere } from './saved-elsewhere';
import type { NewText } from './unsaved-articles';

interface NewArticleToSave {
  readonly text: NewText;
  readonly dispatch: Dispatch<EditorAction<ArticleFields>>;
  /** called once the article is there */
  readonly onSaved: () => void;
}

/** Makes an article of a new text, published or not. @returns a function that saves it, and says what came of it */
export function useSaveNewArticle({ text, dispatch, onSaved }: NewArticleToSave) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const owner = useWorkOwner();
  const toasts = useToasts();
  const { id, fields, failedSearch } = text;

  const link = (failed_search: string) =>
    callApi(linkSearch, { body: { failed_search, articleId: id } }).catch((error: unknown) => {
      report('search-not-linked', error);
      toasts.error(ASKER_TEXTS.notLinked);
    });

  /** Keeps this text for the editor of the saved article, which offers it beside the saved one. */
  const keepForEditor = () => {
    const title = ARTICLE_TEXTS.unsavedTitle(fields.title);
    keepUnsaved(owner, articleWorkKey(libraryId, id), { title, value: { fields, version: null } });
    toasts.info(UNSAVED_ARTICLE_TEXTS.savedElsewhere);
  };

  /** Opens what is saved already, or says why nothing was. */
  const explain = async (error: unknown) => {
    report('article-not-created', error);
    if (await isSavedElsewhere(firestore, id, error).catch(() => false)) {
      keepForEditor();
      onSaved();
      return;
    }
    dispatch({ type: 'save-failed' });
    if (await isCategoryGone(firestore, fields.categoryId, error).catch(() => false)) {
      dispatch({ type: 'invalid', errors: { categoryId: ARTICLE_TEXTS.categoryGone } });
    }
    toasts.error(ARTICLE_TEXTS.saveFailed);
  };

  return async (isPublished: boolean): Promise<void> => {
    const errors = validateArticle(fields, isPublished);
    if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
    dispatch({ type: 'saving' });
    try {
      await createArticle(firestore, { id, fields, isPublished }, { uid, libraryId });
    } catch (error) {
      return explain(error);
    }
    toasts.success(isPublished ? ARTICLE_TEXTS.publishedNow : ARTICLE_TEXTS.saved);
    if (failedSearch !== undefined) await link(failedSearch);
    onSaved();
  };
}

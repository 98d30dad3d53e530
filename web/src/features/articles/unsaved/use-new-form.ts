import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { useCallback, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { newId } from '../../../shared/store/new-id';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { editorReducer, startEditor } from '../../../shared/writing/editing/editor-state';
import { type ArticleFields, isSameText, NO_FIELDS } from '../editor/article-fields';
import { articleWorkKey, newArticleSchema } from './kept-article';
import { NEW_WORK, type NewText } from './unsaved-articles';

export type NewForm = ReturnType<typeof useNewForm>;

/** What the form of a new article starts with and holds: a text that this device kept, or a blank one. */
export function useNewForm() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const [search] = useSearchParams();
  const inUrl = search.get('search') ?? undefined;
  const [kept] = useState(() => readUnsaved(uid, articleWorkKey(libraryId, NEW_WORK), newArticleSchema));
  const [blank] = useState({
    ...NO_FIELDS,
    title: clip(search.get('title') ?? '', LIMITS.articleTitle),
    categoryId: search.get('category') ?? '',
  });
  // A text answers the failed search that it was begun for, if any: not the one in the URL once it is restored.
  const [origin, setOrigin] = useState<Omit<NewText, 'fields'>>(() => ({
    id: kept?.value.id ?? newId(firestore),
    failedSearch: kept === null ? inUrl : kept.value.failedSearch,
  }));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  /** incremented with each text put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);
  const [state, dispatch] = useReducer(editorReducer<ArticleFields>, null, () =>
    startEditor<ArticleFields>(isSameText, {
      fields: kept?.value.fields ?? blank,
      version: null,
      stored: blank,
    }),
  );

  const put = useCallback(({ fields, ...from }: NewText) => {
    dispatch({ type: 'replaced', fields });
    setOrigin(from);
    setRestoredAt(null);
    setFormKey((key) => key + 1);
  }, []);

  const text: NewText = { ...origin, fields: state.fields };
  return {
    text,
    state,
    dispatch,
    formKey,
    /** when the text that this device had kept was written, 0 if there was none */
    keptAt: kept?.keptAt ?? 0,
    /** the same until the writer has decided about it; null then */
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    /** puts another text in place of the one in the form */
    put,
    /** gives the text in the form an id of its own, so that what is stored under the old one stays as it is */
    rename: (id: string) => setOrigin((from) => ({ ...from, id })),
    startOver: () => put({ id: newId(firestore), fields: blank, failedSearch: inUrl }),
  };
}

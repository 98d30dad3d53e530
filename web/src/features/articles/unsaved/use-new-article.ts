import { LIMITS } from '@harborline/domain/limits';
import { clip } from '@harborline/domain/text/clip';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { newId } from '../../../shared/store/new-id';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import { isSameStoredText, NO_FIELDS } from '../editor/article-fields';
import { editorReducer, isDirty, startEditor } from '../editor/editor-state';
import { useFormActions } from '../editor/use-editor';
import { articleWorkKey, newArticleSchema } from '../versions/kept-article';
import { type NewText, textOf } from './unsaved-articles';
import { useBegunArticles } from './use-begun-articles';
import { useSaveNewArticle } from './use-save-new-article';
import { useServerCopy } from './use-server-copy';

/** Storage key for the text of an article that is not saved yet. */
const NEW = 'new';

const NONE = [] as const;

/** The form of an article that is not saved yet, what is kept of it, and what its writer began earlier. */
export function useNewArticle() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Articles.createUnpublished');
  const [search] = useSearchParams();
  const owner = useWorkOwner();
  const workKey = articleWorkKey(libraryId, NEW);
  const [kept] = useState(() => readUnsaved(uid, workKey, newArticleSchema));
  const [blank] = useState({
    ...NO_FIELDS,
    title: clip(search.get('title') ?? '', LIMITS.articleTitle),
    categoryId: search.get('category') ?? '',
  });
  const [id, setId] = useState(() => kept?.value.id ?? newId(firestore));
  const inUrl = search.get('search') ?? undefined;
  // Each text answers the failed search that it was begun for, if any: not the one in the URL once it is restored.
  const [answers, setAnswers] = useState<Readonly<Record<string, string | undefined>>>(() => ({
    [id]: kept === null ? inUrl : kept.value.failedSearch,
  }));
  const failedSearch = answers[id];
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  /** incremented with each text put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);
  const [end, setEnd] = useState<'saved' | 'discarded' | null>(null);
  const [state, dispatch] = useReducer(editorReducer, null, () =>
    startEditor(kept?.value.fields ?? blank, null, blank),
  );
  const { fields } = state;
  const isUnsaved = isDirty(state) && end === null;
  const begun = useBegunArticles();
  // Until it is known what the server has, an older text of this device could replace a newer one there.
  const copy = useServerCopy(
    { id, fields, failedSearch },
    mayWrite && isUnsaved && begun.status !== 'loading',
  );

  const value = useMemo(
    () =>
      isUnsaved ? { id, fields, version: null, ...(failedSearch !== undefined && { failedSearch }) } : null,
    [isUnsaved, id, fields, failedSearch],
  );
  const title = ARTICLE_TEXTS.unsavedTitle(fields.title);
  const forgetHere = useKeepUnsaved({ owner, workKey, title, value });

  const put = useCallback((text: NewText) => {
    dispatch({ type: 'replaced', fields: text.fields });
    setId(text.id);
    setRestoredAt(null);
    setFormKey((key) => key + 1);
  }, []);

  const [settled, setSettled] = useState<readonly string[]>(NONE);
  const others = begun.status === 'ready' ? begun.data : NONE;
  const offered = others.find((one) => one.id !== id && !settled.includes(one.id)) ?? null;
  const settle = (one: string) => setSettled((ids) => [...ids, one]);

  /** Takes up a text that was begun earlier. What is in the form is kept in its turn. */
  const takeUp = (text: NewText, keptAs: string) => {
    if (isUnsaved) void copy.keep({ id: keptAs, fields, failedSearch });
    copy.noteHeld(text);
    setAnswers((before) => ({ ...before, [keptAs]: failedSearch, [text.id]: text.failedSearch }));
    put(text);
  };

  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    if (begun.status !== 'ready' || hasLooked) return;
    setLooked(true);
    const same = begun.data.find((one) => one.id === id);
    const asked = begun.data.find((one) => one.id === search.get('unsaved'));
    if (same !== undefined) {
      const onServer = textOf(same);
      const isLater = same.updated_at.toMillis() > (kept?.keptAt ?? 0);
      if (isLater && !isSameStoredText(onServer.fields, fields)) takeUp(onServer, newId(firestore));
      else copy.noteHeld(onServer);
    } else if (asked !== undefined) takeUp(textOf(asked), id);
  });

  const save = useSaveNewArticle({
    text: { id, fields },
    failedSearch,
    dispatch,
    onSaved: () => {
      setEnd('saved');
      void copy.forget(id);
    },
  });

  return {
    id,
    state,
    formKey,
    isUnsaved,
    copy,
    end,
    restoredAt,
    offered,
    form: useFormActions(dispatch),
    save,
    keepRestored: () => setRestoredAt(null),
    startOver: () => {
      void copy.forget(id);
      const fresh = newId(firestore);
      setAnswers({ [fresh]: inUrl });
      put({ id: fresh, fields: blank });
    },
    discard: () => {
      void copy.forget(id);
      forgetHere();
      setEnd('discarded');
    },
    later: (one: string) => settle(one),
    takeUp: (text: NewText) => takeUp(text, id),
    discardOffered: (text: NewText) => {
      copy.noteHeld(text);
      void copy.forget(text.id);
      settle(text.id);
    },
  };
}

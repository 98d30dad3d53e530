import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMemo, useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { isDirty } from '../../../shared/writing/editing/editor-state';
import { useFormActions } from '../../../shared/writing/editing/use-text-editor';
import { useWorkOwner } from '../../session';
import { isSameText } from '../editor/article-fields';
import { articleWorkKey } from './kept-article';
import { NEW_WORK, type NewText } from './unsaved-articles';
import { useBegunArticles } from './use-begun-articles';
import { useBegunOffers } from './use-begun-offers';
import { useNewForm } from './use-new-form';
import { useSaveNewArticle } from './use-save-new-article';
import { useServerCopy } from './use-server-copy';

/** Keeps the text of a new article on this device. @returns a function that removes it */
function useDeviceCopy({ id, fields, failedSearch }: NewText, isUnsaved: boolean): () => void {
  const { support_lib_id: libraryId } = useStaff();
  const value = useMemo(
    () =>
      isUnsaved ? { id, fields, version: null, ...(failedSearch !== undefined && { failedSearch }) } : null,
    [isUnsaved, id, fields, failedSearch],
  );
  return useKeepUnsaved({
    owner: useWorkOwner(),
    workKey: articleWorkKey(libraryId, NEW_WORK),
    title: ARTICLE_TEXTS.unsavedTitle(fields.title),
    value,
  });
}

/** The form of an article that is not saved yet, what is kept of it, and what its writer began earlier. */
export function useNewArticle() {
  const mayWrite = useMay('Articles.createUnpublished');
  const form = useNewForm();
  const { text, state, dispatch, formKey, restoredAt, keepRestored } = form;
  const [end, setEnd] = useState<'saved' | 'discarded' | null>(null);
  const isUnsaved = isDirty(isSameText, state) && end === null;
  const begun = useBegunArticles();
  // Until it is known what the server has, an older text of this device could replace a newer one there.
  const copy = useServerCopy(text, mayWrite && isUnsaved && begun.status !== 'loading');
  const forgetHere = useDeviceCopy(text, isUnsaved);
  const offers = useBegunOffers({ begun, form, copy, isUnsaved });

  const save = useSaveNewArticle({
    text,
    dispatch,
    onSaved: () => {
      setEnd('saved');
      void copy.forget(text.id);
    },
  });

  return {
    id: text.id,
    state,
    formKey,
    isUnsaved,
    copy,
    end,
    ...offers,
    form: useFormActions(dispatch),
    save,
    restoredAt,
    keepRestored,
    startOver: () => {
      void copy.forget(text.id);
      form.startOver();
    },
    discard: () => {
      void copy.forget(text.id);
      forgetHere();
      setEnd('discarded');
    },
  };
}

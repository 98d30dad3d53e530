import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { useMemo, useState } from 'react';
import { forgetUnsaved, readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';
import type { ArticleFields } from '../editor/article-fields';
import type { LoadedArticle } from '../editor/load-article';
import type { Editor } from '../editor/use-editor';
import {
  type Aside,
  articleWorkKey,
  asideWorkKey,
  keptArticleSchema,
  type Opening,
  openingOf,
} from './kept-article';
import { useAsides } from './use-asides';

/** What an article's editor starts with: the stored text, or unsaved text of an earlier visit on this device. */
export function useOpening(loaded: LoadedArticle): Opening {
  const { uid } = useWorkOwner();
  const { id, support_lib_id: libraryId } = loaded.article;
  const [opening] = useState(() => {
    const workKey = articleWorkKey(libraryId, id);
    const found = openingOf(loaded, readUnsaved(uid, workKey, keptArticleSchema));
    // From here on, it is kept among the versions set aside.
    if (found.restoredAt === null) forgetUnsaved(uid, workKey);
    return found;
  });
  return opening;
}

/** Keeps the editor's text on this device until it is saved, and replaced versions until they are deleted. */
export function useVersions(loaded: LoadedArticle, opening: Opening, { state, isDirty, replace }: Editor) {
  const owner = useWorkOwner();
  const { id, support_lib_id: libraryId } = loaded.article;
  const { fields, version } = state;
  const title = ARTICLE_TEXTS.unsavedTitle(fields.title);
  const asides = useAsides(owner, asideWorkKey(libraryId, id), title, opening.aside);
  const value = useMemo(() => (isDirty ? { fields, version } : null), [isDirty, fields, version]);
  const [isKept, setKept] = useState(true);
  const workKey = articleWorkKey(libraryId, id);
  const forget = useKeepUnsaved({ owner, workKey, title, value, onKept: setKept });
  const [restoredAt, setRestoredAt] = useState(opening.restoredAt);
  /** incremented with each version put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);

  const put = (next: ArticleFields) => {
    replace(next);
    setFormKey((key) => key + 1);
  };
  return {
    formKey,
    isKept,
    aside: asides.latest,
    restoredAt,
    closeRestored: () => setRestoredAt(null),
    discardRestored: () => {
      put(state.stored);
      setRestoredAt(null);
    },
    setAside: (by: string, given: ArticleFields) =>
      asides.setAside({ by, at: Date.now(), fields: { ...given, keywords: [...given.keywords] } }),
    /** swaps the version set aside with the one in the form, which is by `by` */
    putBack: (by: Aside['by']) => {
      if (asides.latest === null) return;
      put(asides.latest.fields);
      asides.swapLatest({
        by,
        at: isDirty ? Date.now() : (loaded.draft ?? loaded.article).updated_at.seconds * 1_000,
        fields: { ...fields, keywords: [...fields.keywords] },
      });
    },
    /** puts the text of a revision into the form; what only the form or the draft said is set aside */
    restoreRevision: (next: ArticleFields) => {
      const isUnpublished = isDirty || loaded.draft !== null;
      if (isUnpublished) {
        asides.setAside({
          by: isDirty ? '' : null,
          at: Date.now(),
          fields: { ...fields, keywords: [...fields.keywords] },
        });
      }
      put(next);
    },
    deleteAside: asides.dropLatest,
    forget,
  };
}

import { useMemo, useState } from 'react';
import { forgetUnsaved, readUnsaved, type WorkOwner } from '../../unsaved/unsaved-store';
import { useKeepUnsaved } from '../../unsaved/use-keep-unsaved';
import type { TextFields, TextKind, TextView } from '../editing/text-kind';
import type { TextEditor } from '../editing/use-text-editor';
import { type Aside, keptTextSchema, type Opening, openingOf, workKeyOf } from './kept-text';
import { useAsides } from './use-asides';

type Kept<Fields extends TextFields> = Pick<
  TextKind<Fields, never>,
  'name' | 'fieldsSchema' | 'isSame' | 'texts'
>;

/** What a text's editor starts with: the stored text, or unsaved text of an earlier visit on this device. */
export function useOpening<Fields extends TextFields>(
  kind: Kept<Fields>,
  view: TextView<Fields>,
  { uid }: WorkOwner,
): Opening<Fields> {
  const [opening] = useState(() => {
    const workKey = workKeyOf(kind, view.libraryId, view.id);
    const found = openingOf(kind, view, readUnsaved(uid, workKey, keptTextSchema(kind)));
    // From here on, it is kept among the versions set aside.
    if (found.restoredAt === null) forgetUnsaved(uid, workKey);
    return found;
  });
  return opening;
}

interface Versioned<Fields, Intent extends string> {
  readonly view: TextView<Fields>;
  readonly opening: Opening<Fields>;
  readonly editor: TextEditor<Fields, Intent>;
  readonly owner: WorkOwner;
}

export type Versions<Fields extends TextFields> = ReturnType<typeof useVersions<Fields, string>>;

/** Keeps the editor's text on this device until it is saved, and replaced versions until they are deleted. */
export function useVersions<Fields extends TextFields, Intent extends string>(
  kind: Kept<Fields>,
  { view, opening, editor, owner }: Versioned<Fields, Intent>,
) {
  const { state, isDirty, replace } = editor;
  const { id, libraryId } = view;
  const { fields, version } = state;
  const title = kind.texts.unsavedTitle(fields.title);
  const asides = useAsides(kind, { owner, libraryId, id, title, first: opening.aside });
  const value = useMemo(() => (isDirty ? { fields, version } : null), [isDirty, fields, version]);
  const [isKept, setKept] = useState(true);
  const workKey = workKeyOf(kind, libraryId, id);
  const forget = useKeepUnsaved({ owner, workKey, title, value, onKept: setKept });
  const [restoredAt, setRestoredAt] = useState(opening.restoredAt);
  /** incremented with each version put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);

  const put = (next: Fields) => {
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
    setAside: (by: string, given: Fields) => asides.setAside({ by, at: Date.now(), fields: given }),
    /** swaps the version set aside with the one in the form, which is by `by` */
    putBack: (by: Aside<Fields>['by']) => {
      if (asides.latest === null) return;
      put(asides.latest.fields);
      asides.swapLatest({ by, at: isDirty ? Date.now() : view.updatedAtMs, fields });
    },
    /** puts the text of a revision into the form; what only the form or the draft said is set aside */
    restoreRevision: (next: Fields) => {
      const isUnpublished = isDirty || view.hasDraft;
      if (isUnpublished) asides.setAside({ by: isDirty ? '' : null, at: Date.now(), fields });
      put(next);
    },
    deleteAside: asides.dropLatest,
    forget,
  };
}

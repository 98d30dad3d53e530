import { useMemo, useState } from 'react';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { useUnloadWarning } from '../../hooks/use-unload-warning';
import type { WorkOwner } from '../../unsaved/unsaved-store';
import type { ArticleLock } from '../presence/use-article-lock';
import { isSameOnceEdited } from '../versions/same-once-edited';
import { useOpening, useVersions } from '../versions/use-versions';
import type { Compared } from './editor-notice';
import type { TextFields, TextKind } from './text-kind';
import type { TextHandle } from './use-loaded-text';
import { useReadAlong } from './use-read-along';
import { useTextEditor } from './use-text-editor';

interface Written<Loaded> {
  readonly loaded: Loaded;
  readonly handle: TextHandle<Loaded>;
  readonly lock: ArticleLock;
  readonly owner: WorkOwner;
  /** whether the person may save it by pausing */
  readonly mayWrite: boolean;
}

export type Writing<Fields extends TextFields, Loaded, More extends string = never> = ReturnType<
  typeof useWriting<Fields, Loaded, More>
>;

/** Everything about writing in a stored text: its form, who else writes, what is kept, and what is compared. */
export function useWriting<Fields extends TextFields, Loaded, More extends string = never>(
  kind: TextKind<Fields, Loaded, More>,
  { loaded, handle, lock, owner, mayWrite }: Written<Loaded>,
) {
  const view = useMemo(() => kind.view(loaded), [kind, loaded]);
  const opening = useOpening(kind, view, owner);
  const restored = opening.restoredAt === null ? null : opening.fields;
  const editor = useTextEditor(kind, { loaded, handle, restored, mayWrite });
  const versions = useVersions(kind, { view, opening, editor, owner });
  const [compared, setCompared] = useState<Compared<Fields> | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { state, isDirty } = editor;
  const isConflictKept = state.conflict !== null && versions.isKept;
  // A conflict's text is kept on this device, so leaving does not ask; an untrusted device loses it with the tab.
  const blocker = useLeaveGuard(isDirty && !isConflictKept);
  useUnloadWarning(isDirty && isConflictKept);
  const isLockedOut = useReadAlong(lock, state, handle.restart);
  /** whether the draft says something else than what is published */
  const hasChanges = useMemo(
    () => view.hasDraft && !isSameOnceEdited(kind, view.published, view.fields),
    [kind, view],
  );
  return {
    kind,
    view,
    editor,
    versions,
    lock,
    compared,
    setCompared,
    blocker,
    isDiscarding,
    setDiscarding,
    isLockedOut,
    hasChanges,
    restart: handle.restart,
    edit: (change: Partial<Fields>) => {
      lock.typed();
      editor.edit(change);
    },
  };
}

/** What the header says about the state of the text. */
export function saveTextOf<Fields extends TextFields, Loaded, More extends string>(
  { kind: { texts }, editor, hasChanges }: Writing<Fields, Loaded, More>,
  savedText: string,
): string {
  const { state, isDirty } = editor;
  if (state.saving === 'saving') return texts.saving;
  if (state.saving === 'failed') return texts.saveFailed;
  if (state.saving === 'gone') return texts.deletedMeanwhile;
  if (state.conflict !== null && state.isOwnText) return texts.autosavePaused;
  if (isDirty) return texts.unsaved;
  return hasChanges ? texts.savedDraft : savedText;
}

import { useCallback, useEffect, useReducer } from 'react';
import { report } from '../../config/report';
import { useStaffFirestore } from '../../live/staff-firebase';
import { useStaff } from '../../staff/session-context';
import { useToasts } from '../../ui-admin/toasts';
import {
  type Conflict,
  type EditorAction,
  type EditorState,
  editorReducer,
  isDirty,
  startEditor,
} from './editor-state';
import { readConflict } from './read-conflict';
import { hasErrors, type TextFields, type TextIntent, type TextKind, type TextVersion } from './text-kind';
import type { TextHandle } from './use-loaded-text';
import { useTeammateSaves } from './use-teammate-saves';

/** How long the author must pause before a draft is saved. */
export const AUTOSAVE_AFTER_MS = 1_500;

export interface TextEditor<Fields, Intent extends string = TextIntent> {
  readonly state: EditorState<Fields>;
  readonly isDirty: boolean;
  readonly edit: (change: Partial<Fields>) => void;
  readonly contentReady: (content: string) => void;
  /** `note` goes with a publication */
  readonly save: (intent: Intent, note?: string) => void;
  /** overwrites the version someone else saved in between, if it was shown */
  readonly saveOver: (theirs: Conflict<Fields>) => void;
  /** replaces the form's content with another version */
  readonly replace: (fields: Fields) => void;
}

interface Save<Intent> {
  readonly intent: Intent;
  readonly expected: TextVersion | null;
  readonly note?: string | undefined;
  /** by a pause in the writing: nothing is announced */
  readonly isAutomatic?: boolean;
}

export interface EditedText<Fields, Loaded> {
  readonly loaded: Loaded;
  readonly handle: Pick<TextHandle<Loaded>, 'refresh' | 'restart'>;
  /** unsaved text to start with, instead of the stored text */
  readonly restored?: Fields | null;
  /** whether the person may save it by pausing */
  readonly mayWrite: boolean;
}

/**
 * The form of a stored text and its actions. Edits are saved when the writing pauses: those of a published one as a
 * draft, those of an unpublished one in the text itself, which its readers cannot get (D-75, D-81).
 */
export function useTextEditor<Fields extends TextFields, Loaded, More extends string = never>(
  kind: TextKind<Fields, Loaded, More>,
  { loaded, handle, restored = null, mayWrite }: EditedText<Fields, Loaded>,
): TextEditor<Fields, TextIntent | More> {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const [state, dispatch] = useReducer(editorReducer<Fields>, loaded, (first) => {
    const { fields: stored, version, hasDraft, isLive, updatedBy } = kind.view(first);
    const isOwnText = restored !== null || (updatedBy === uid && (hasDraft || !isLive));
    const start = startEditor(kind.isSame, { fields: restored ?? stored, version, stored });
    return { ...start, isOwnText };
  });
  const { fields, version, conflict } = state;
  const { id } = kind.view(loaded);
  const { refresh, restart } = handle;
  useTeammateSaves(kind, { firestore, loaded, refresh }, state, dispatch);

  const run = useCallback(
    async ({ intent, expected, note = '', isAutomatic = false }: Save<TextIntent | More>) => {
      const errors = intent === 'discard-draft' ? {} : kind.validate(fields, intent, loaded);
      if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
      dispatch({ type: 'saving' });
      try {
        const request = { id, fields, expected, note };
        const result = await kind.save(firestore, intent, request, { writer: { uid, libraryId }, loaded });
        if (result.kind === 'conflict') {
          const theirs = await kind.loadLatest(firestore, loaded);
          if (theirs === null || expected === null) return dispatch({ type: 'save-failed' });
          const newer = { view: kind.view(theirs), known: expected, nobody: kind.texts.aTeammate };
          return dispatch({ type: 'conflict', conflict: await readConflict(firestore, newer) });
        }
        const refreshed = result.kind === 'gone' ? null : await refresh();
        if (refreshed === null) return dispatch({ type: 'gone' });
        const settled = kind.settles?.(intent) ?? {};
        dispatch({ type: 'saved', fields: { ...fields, ...settled }, version: kind.view(refreshed).version });
        if (Object.keys(settled).length > 0) dispatch({ type: 'edited', change: settled });
        if (intent === 'discard-draft') restart();
        if (isAutomatic) return;
        const doneText = kind.doneText(intent, refreshed, loaded);
        if (doneText !== null) toasts.success(doneText);
      } catch (error) {
        report(`${kind.name}-not-saved`, error);
        dispatch({ type: 'save-failed' });
        const found = await kind.explain?.(firestore, fields, error).catch(() => ({}));
        if (found !== undefined && hasErrors(found)) dispatch({ type: 'invalid', errors: found });
        if (!isAutomatic && intent !== 'save-draft')
          toasts.error(kind.failureText?.(error) ?? kind.texts.saveFailed);
      }
    },
    [kind, firestore, id, uid, libraryId, fields, loaded, refresh, restart, toasts],
  );

  const isUnsaved = isDirty(kind.isSame, state);
  const canAutosave = mayWrite && isUnsaved && state.saving === 'idle' && conflict === null;
  const intent = kind.autosave(fields, loaded);
  const isValid = intent !== null && !hasErrors(kind.validate(fields, intent, loaded));
  useEffect(() => {
    if (!canAutosave || !isValid || intent === null) return undefined;
    const timer = setTimeout(
      () => void run({ intent, expected: version, isAutomatic: true }),
      AUTOSAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [canAutosave, intent, isValid, run, version]);

  return {
    state,
    isDirty: isUnsaved,
    ...useFormActions(dispatch),
    save: useCallback(
      (asked: TextIntent | More, note?: string) => void run({ intent: asked, expected: version, note }),
      [run, version],
    ),
    saveOver: useCallback(
      (theirs: Conflict<Fields>) =>
        void run({
          intent: theirs.isPublished ? 'save-draft' : 'save-unpublished',
          expected: theirs.version,
        }),
      [run],
    ),
    replace: useCallback((next: Fields) => dispatch({ type: 'replaced', fields: next }), []),
  };
}

/** The two ways text enters the form's state. */
export function useFormActions<Fields extends TextFields>(
  dispatch: (action: EditorAction<Fields>) => void,
): Pick<TextEditor<Fields>, 'edit' | 'contentReady'> {
  return {
    edit: useCallback((change: Partial<Fields>) => dispatch({ type: 'edited', change }), [dispatch]),
    contentReady: useCallback((content: string) => dispatch({ type: 'content-ready', content }), [dispatch]),
  };
}

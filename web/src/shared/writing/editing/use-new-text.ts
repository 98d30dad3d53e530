import { useMemo, useReducer, useRef, useState } from 'react';
import { report } from '../../config/report';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { useStaff } from '../../staff/session-context';
import { useToasts } from '../../ui-admin/toasts';
import { readUnsaved, type WorkOwner } from '../../unsaved/unsaved-store';
import { useKeepUnsaved } from '../../unsaved/use-keep-unsaved';
import { keptTextSchema, workKeyOf } from '../versions/kept-text';
import { editorReducer, isDirty, startEditor } from './editor-state';
import { hasErrors, type TextErrors, type TextFields, type TextKind } from './text-kind';
import { useFormActions } from './use-text-editor';

interface NewText<Fields> {
  readonly owner: WorkOwner;
  /** stands for the text among what the device keeps */
  readonly name: string;
  readonly blank: Fields;
  validate(fields: Fields, isPublishing: boolean): TextErrors<Fields>;
  /** @throws FirebaseError */
  create(fields: Fields, isPublishing: boolean): Promise<void>;
  /** called once it is stored and nothing is unsaved any more */
  onCreated?(fields: Fields, isPublishing: boolean): void;
  /** what is said of a failure; the kind's own words if left out */
  failureText?(error: unknown): string;
}

/** The form of a text that is not stored yet. What is written is kept on this device until it is. */
export function useNewText<Fields extends TextFields>(
  kind: Pick<TextKind<Fields, never>, 'name' | 'fieldsSchema' | 'isSame' | 'texts'>,
  { owner, name, blank, validate, create, onCreated, failureText }: NewText<Fields>,
) {
  const { support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const workKey = workKeyOf(kind, libraryId, name);
  const [kept] = useState(() => readUnsaved(owner.uid, workKey, keptTextSchema(kind)));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const [isCreated, setCreated] = useState(false);
  /** incremented with each text put into the form, which then restarts */
  const [formKey, setFormKey] = useState(0);
  const isBusy = useRef(false);
  const [state, dispatch] = useReducer(editorReducer<Fields>, null, () =>
    startEditor(kind.isSame, { fields: kept?.value.fields ?? blank, version: null, stored: blank }),
  );
  const { fields } = state;
  const isUnsaved = isDirty(kind.isSame, state) && !isCreated;
  const forget = useKeepUnsaved({
    owner,
    workKey,
    title: kind.texts.unsavedTitle(fields.title),
    value: useMemo(() => (isUnsaved ? { fields, version: null } : null), [isUnsaved, fields]),
  });

  const save = async (isPublishing: boolean) => {
    const errors = validate(fields, isPublishing);
    if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'saving' });
    try {
      await create(fields, isPublishing);
    } catch (error) {
      isBusy.current = false;
      report(`${kind.name}-not-created`, error);
      dispatch({ type: 'save-failed' });
      toasts.error(failureText?.(error) ?? kind.texts.saveFailed);
      return;
    }
    forget();
    setCreated(true);
    onCreated?.(fields, isPublishing);
  };

  return {
    state,
    formKey,
    isDirty: isUnsaved,
    isBusy: state.saving === 'saving' || isCreated,
    isCreated,
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    /** gives up what was restored */
    startOver: () => {
      dispatch({ type: 'replaced', fields: blank });
      setRestoredAt(null);
      setFormKey((key) => key + 1);
    },
    ...useFormActions(dispatch),
    save: (isPublishing: boolean) => void save(isPublishing),
    blocker: useLeaveGuard(isUnsaved),
    saveText: state.saving === 'saving' ? kind.texts.saving : isUnsaved ? kind.texts.unsaved : '',
  };
}

import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  useWatch,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { report } from '../config/report';
import { useToasts } from '../ui-admin/toasts';
import { readUnsaved, type WorkOwner } from '../unsaved/unsaved-store';
import { useKeepUnsaved } from '../unsaved/use-keep-unsaved';
import { changedValues } from './changed-values';

export interface SavedFormOptions<Values extends FieldValues> {
  /** what the form is called where its unsaved changes are spoken of */
  readonly title: string;
  /** whose unsaved changes are kept on this device, and under which key */
  readonly owner: WorkOwner;
  readonly workKey: string;
  /** what is stored; a change of it shows wherever nothing was edited */
  readonly saved: Values;
  readonly schema: z.ZodMiniType<Values, Values>;
  /** stores the values. @throws what the toast then tells */
  readonly save: (values: Values) => Promise<void>;
  /** what the toast says of a failure; the usual text where it is null */
  readonly failureText?: (error: unknown) => string | null;
  /** whether others change the same, so that a person who edits it learns of their changes */
  readonly isShared?: boolean;
  /** hears whether something is unsaved, where a page guards several forms */
  readonly onDirty?: (isDirty: boolean) => void;
}

export interface SavedForm<Values extends FieldValues> {
  /** for the fields; an error shows once its field was left, or saving was tried */
  readonly control: Control<Values>;
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** saves what was changed; otherwise the first field to correct gets the focus */
  readonly submit: (event?: FormEvent) => void;
  readonly reset: () => void;
}

const editsSchema = z.record(z.string(), z.unknown());

/** Edits an earlier visit left unsaved, as far as the form still has such fields. */
function keptEdits<Values extends FieldValues>(
  edits: Record<string, unknown>,
  saved: Values,
): Partial<Values> {
  const fitting = Object.entries(edits).filter(
    ([name, value]) => name in saved && typeof value === typeof saved[name],
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}

function failureTextOf(error: unknown): string {
  const isDenied = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  return isDenied ? SETTINGS_TEXTS.saveDenied : SETTINGS_TEXTS.saveFailed;
}

const isChanged = <Values extends object>(before: Values, now: Values): boolean =>
  Object.keys(changedValues(before, now)).length > 0;

/** A form over what is stored: its fields are saved together, and its edits survive until they are. */
export function useSavedForm<Values extends FieldValues>({
  title,
  owner,
  workKey,
  saved,
  schema,
  save,
  failureText,
  isShared = false,
  onDirty,
}: SavedFormOptions<Values>): SavedForm<Values> {
  const toasts = useToasts();
  const [kept] = useState(() => keptEdits(readUnsaved(owner.uid, workKey, editsSchema)?.value ?? {}, saved));
  const { control, formState, getValues, handleSubmit, reset, setValue, trigger } = useForm<Values>({
    defaultValues: { ...saved, ...kept } as DefaultValues<Values>,
    resolver: zodResolver(schema),
    mode: 'onTouched',
  });
  const isSaving = formState.isSubmitting;
  const values = useWatch({ control }) as Values;
  /** what edits are counted from: the stored values as this form knows them */
  const [base, setBase] = useState(saved);
  const edits = useMemo(() => changedValues(base, values), [base, values]);
  const isDirty = isChanged(base, values);

  useKeepUnsaved({ owner, workKey, title, value: isDirty ? edits : null });
  const hasKept = Object.keys(kept).length > 0;
  useEffect(() => {
    if (hasKept) toasts.info(UNSAVED_TEXTS.putBack(title));
  }, [hasKept, title, toasts]);
  const tellDirty = useRef(onDirty);
  tellDirty.current = onDirty;
  useEffect(() => tellDirty.current?.(isDirty), [isDirty]);

  const seen = useRef(saved);
  useEffect(() => {
    // What is stored may show before the server agrees to it, and change back if it refuses.
    if (isSaving || !isChanged(seen.current, saved)) return;
    seen.current = saved;
    setBase(saved);
    const names = Object.keys(saved) as Path<Values>[];
    for (const name of names) if (!(name in edits)) setValue(name, saved[name]);
    const isOvertaken = names.some(
      (name) => name in edits && ![base[name], edits[name]].includes(saved[name]),
    );
    if (isOvertaken && isShared) toasts.info(SETTINGS_TEXTS.changedElsewhere);
  }, [saved, base, edits, isShared, isSaving, toasts, setValue]);

  const store = async (sent: Values) => {
    try {
      await save(sent);
      // What was typed while saving was under way is still to be saved.
      reset({ ...sent, ...changedValues(sent, getValues()) });
      setBase(sent);
      toasts.success(SETTINGS_TEXTS.saved);
    } catch (error) {
      report('settings-save', error);
      toasts.error(failureText?.(error) ?? failureTextOf(error));
      // The schema may know more by now, for instance that a name is taken.
      await trigger();
    }
  };
  const submitChecked = handleSubmit(store, () => void toasts.warning(SETTINGS_TEXTS.fixFirst));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isDirty && !isSaving) void submitChecked(event);
  };
  return { control, values, isDirty, isSaving, submit, reset: () => reset(base) };
}

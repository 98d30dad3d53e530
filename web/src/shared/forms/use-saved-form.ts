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
  /** name of the form in messages about its unsaved changes */
  readonly title: string;
  /** owner and key of the unsaved changes kept on this device */
  readonly owner: WorkOwner;
  readonly workKey: string;
  /** the stored values; a change to them shows in every unedited field */
  readonly saved: Values;
  readonly schema: z.ZodMiniType<Values, Values>;
  /** stores the values. @throws an error that a toast then explains */
  readonly save: (values: Values) => Promise<void>;
  /** text of the toast about a failure; null for the usual text */
  readonly failureText?: (error: unknown) => string | null;
  /** whether others edit the same values, so that the user is told about their changes */
  readonly isShared?: boolean;
  /** called when unsaved changes appear or disappear, for pages that guard several forms */
  readonly onDirty?: (isDirty: boolean) => void;
}

export interface SavedForm<Values extends FieldValues> {
  /** for the fields; an error shows after its field lost the focus, or after an attempt to save */
  readonly control: Control<Values>;
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** saves the changes; if a field is invalid, focuses the first one instead */
  readonly submit: (event?: FormEvent) => void;
  readonly reset: () => void;
}

const editsSchema = z.record(z.string(), z.unknown());

/** Unsaved edits of an earlier visit, if the form still has such fields. */
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

/** A form for stored values: its fields are saved together, and unsaved edits survive. */
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
  /** the stored values as this form knows them; edits are differences from these */
  const [base, setBase] = useState(saved);
  const edits = useMemo(() => changedValues(base, values), [base, values]);
  const isDirty = isChanged(base, values);

  useKeepUnsaved({ owner, workKey, title, value: isDirty ? edits : null });
  const hasKept = Object.keys(kept).length > 0;
  useEffect(() => {
    if (hasKept) toasts.info(UNSAVED_TEXTS.putBack(title));
  }, [hasKept, title, toasts]);
  const reportDirty = useRef(onDirty);
  reportDirty.current = onDirty;
  useEffect(() => reportDirty.current?.(isDirty), [isDirty]);

  const seen = useRef(saved);
  useEffect(() => {
    // A stored value may show before the server confirms it, and change back if it refuses.
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
      // Changes typed during the save are still unsaved.
      reset({ ...sent, ...changedValues(sent, getValues()) });
      setBase(sent);
      toasts.success(SETTINGS_TEXTS.saved);
    } catch (error) {
      report('settings-save', error);
      toasts.error(failureText?.(error) ?? failureTextOf(error));
      // The schema may have learned more, for instance that a name is taken.
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

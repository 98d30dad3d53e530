import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { useKeepUnsaved } from '../../../shared/unsaved/use-keep-unsaved';
import { useWorkOwner } from '../../session';

export type FormErrors<Values> = { readonly [Name in keyof Values]?: string };

const editsSchema = z.record(z.string(), z.unknown());

/** Edits an earlier visit left unsaved, as far as the form still has such fields. */
function keptEdits<Values extends object>(edits: Record<string, unknown>, saved: Values): Partial<Values> {
  const fitting = Object.entries(edits).filter(
    ([name, value]) => name in saved && typeof value === typeof saved[name as keyof Values],
  );
  return Object.fromEntries(fitting) as Partial<Values>;
}

export interface SettingsFormOptions<Values> {
  /** what the form is called where its unsaved changes are spoken of */
  readonly title: string;
  /** what is stored; a change of it is taken over where nothing was edited */
  readonly saved: Values;
  readonly validate: (values: Values) => FormErrors<Values>;
  /** stores the values. @throws what the toast then tells */
  readonly save: (values: Values) => Promise<void>;
  /** what the toast says of a failure; the usual text if it has nothing to say */
  readonly failureText?: (error: unknown) => string | null;
  /** whether others change the same, and who edits it is told when they do */
  readonly isShared?: boolean;
  /** told whether there is something unsaved, where a page guards several forms */
  readonly onDirty?: (isDirty: boolean) => void;
}

export interface SettingsForm<Values> {
  readonly values: Values;
  /** of fields that were left, or of all once saving was tried */
  readonly errors: FormErrors<Values>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly change: (changes: Partial<Values>) => void;
  readonly touch: (name: keyof Values) => void;
  /** saves what was changed; false where something has to be corrected first, or it failed */
  readonly submit: () => Promise<boolean>;
  readonly reset: () => void;
}

function failureTextOf(error: unknown): string {
  const isDenied = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  return isDenied ? SETTINGS_TEXTS.saveDenied : SETTINGS_TEXTS.saveFailed;
}

/** Edits that are not among the values that were stored: what was typed while saving was under way. */
function laterEdits<Values extends object>(edits: Partial<Values>, stored: Values): Partial<Values> {
  const later = Object.entries(edits).filter(([name, value]) => stored[name as keyof Values] !== value);
  return Object.fromEntries(later) as Partial<Values>;
}

/** Whether what is stored of an edited field became something else than it was, and than it was edited to. */
function isOvertaken<Values extends object>(edits: Partial<Values>, before: Values, now: Values): boolean {
  return Object.entries(edits).some(([name, value]) => {
    const field = name as keyof Values;
    return before[field] !== now[field] && now[field] !== value;
  });
}

const hasErrors = (errors: object): boolean => Object.values(errors).some((error) => error !== undefined);

/** State of a form whose fields are stored together: edits on top of what is stored. */
export function useSettingsForm<Values extends object>({
  title,
  saved,
  validate,
  save,
  failureText,
  isShared = false,
  onDirty,
}: SettingsFormOptions<Values>): SettingsForm<Values> {
  const toasts = useToasts();
  const owner = useWorkOwner();
  const { support_lib_id: libraryId } = useStaff();
  const place = `settings/${libraryId}/${title}`;
  const [kept] = useState(() => keptEdits(readUnsaved(owner.uid, place, editsSchema)?.value ?? {}, saved));
  const [edits, setEdits] = useState<Partial<Values>>(kept);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const [wasTried, setWasTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const values = useMemo(() => ({ ...saved, ...edits }), [saved, edits]);
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  useKeepUnsaved({ owner, place, title, value: isDirty ? edits : null });
  const hasKept = Object.keys(kept).length > 0;
  useEffect(() => {
    if (hasKept) toasts.info(UNSAVED_TEXTS.putBack(title));
  }, [hasKept, title, toasts]);
  const tellDirty = useRef(onDirty);
  tellDirty.current = onDirty;
  useEffect(() => tellDirty.current?.(isDirty), [isDirty]);
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    const isTold = isShared && !isSaving && isOvertaken(edits, before.current, saved);
    before.current = saved;
    if (isTold) toasts.info(SETTINGS_TEXTS.changedElsewhere);
  }, [saved, edits, isShared, isSaving, toasts]);
  const found = validate(values);
  const errors = useMemo(() => {
    const shown = Object.entries(found).filter(([name]) => wasTried || touched.has(name as keyof Values));
    return Object.fromEntries(shown) as FormErrors<Values>;
  }, [found, touched, wasTried]);

  const forget = useCallback((kept: (edits: Partial<Values>) => Partial<Values>) => {
    setEdits(kept);
    setTouched(new Set());
    setWasTried(false);
  }, []);
  const reset = useCallback(() => forget(() => ({})), [forget]);
  const submit = async () => {
    setWasTried(true);
    if (isSaving || !isDirty) return false;
    if (hasErrors(found)) {
      toasts.warning(SETTINGS_TEXTS.fixFirst);
      return false;
    }
    setIsSaving(true);
    try {
      await save(values);
      forget((present) => laterEdits(present, values));
      toasts.success(SETTINGS_TEXTS.saved);
      return true;
    } catch (error) {
      report('settings-save', error);
      toasts.error(failureText?.(error) ?? failureTextOf(error));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return {
    values,
    errors,
    isDirty,
    isSaving,
    change: useCallback((changes) => setEdits((earlier) => ({ ...earlier, ...changes })), []),
    touch: useCallback((name) => setTouched((earlier) => new Set([...earlier, name])), []),
    submit,
    reset,
  };
}

import type { ContactForm, LibraryPublic } from '@harborline/domain/entities/library';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { ApiError } from '../../../shared/api/call-api';
import { useSettingsForm } from '../frame/use-settings-form';
import { configValuesSchema, type FormConfig, readConfig, storedConfig, writeConfig } from './form-values';
import { saveContactForm } from './save-contact-form';

/** Changes the form as it is now, also from a message that was shown some time ago. */
export type EditForm = (change: (form: ContactForm) => ContactForm) => void;

const failureText = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 409 ? error.message : null;

/** The contact form that is edited, with its unsaved changes. */
export function useFormConfig(library: LibraryPublic) {
  const saved = useMemo(() => ({ config: writeConfig(storedConfig(library)) }), [library]);
  /** the last save of this page, whose version what was typed meanwhile does not know */
  const [own, setOwn] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const versionOf = ({ version }: FormConfig) => (own?.from === version ? own.to : version);
  const save = async ({ config }: typeof saved) => {
    const to = await saveContactForm(config, versionOf);
    setOwn({ from: readConfig(config).version, to });
  };
  const form = useSettingsForm({
    title: CONTACT_FORM_TEXTS.title,
    saved,
    schema: configValuesSchema,
    save,
    failureText,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'config' });
  const config = useMemo(() => readConfig(field.value), [field.value]);
  const latest = useRef(config);
  latest.current = config;
  const { onChange, ref: registerField } = field;
  const formRef = useRef<HTMLFormElement>(null);
  /** how often a refused save has asked for the first wrong field, which shows only after that */
  const [asked, setAsked] = useState(0);
  useEffect(() => registerField({ focus: () => setAsked((times) => times + 1) }), [registerField]);
  const showsErrors = fieldState.invalid;
  useEffect(() => {
    if (asked === 0 || !showsErrors) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked, showsErrors]);
  const change = useCallback(
    (part: Partial<FormConfig>) => {
      latest.current = { ...latest.current, ...part };
      onChange(writeConfig(latest.current));
    },
    [onChange],
  );
  const edit: EditForm = useCallback((to) => change({ form: to(latest.current.form) }), [change]);
  return {
    ...form,
    config,
    /** of the form element, whose first wrong field gets the focus when a save is refused */
    formRef,
    change,
    edit,
    showsErrors,
    /** whether somebody else has saved since these changes began */
    isOvertaken: form.isDirty && !form.isSaving && versionOf(config) < (library.contact_form_version ?? 0),
  };
}

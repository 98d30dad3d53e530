import {
  acceptInput,
  type CustomInput,
  hasErrors,
  isFileOffered,
  validateContact,
} from '@harborline/domain/contact/validate-contact';
import type { ContactForm } from '@harborline/domain/entities/library';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { type FormEvent, useRef, useState } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useLibrary } from '../../../shared/library/library-scope';
import { Icon } from '../../../shared/ui-public/icons';
import { type ContactDraft, filledInputs, withInput } from './contact-draft';
import { Field, RequiredNote } from './field';
import { FilesField } from './files-field';
import { LiveSuggestions } from './live-suggestions';
import { useKeptFiles } from './use-kept-files';

interface CustomFieldProps {
  readonly input: CustomInput;
  readonly error: string;
  readonly isDisabled: boolean;
  readonly onText: (text: string) => void;
}

function CustomField({ input, error, isDisabled, onText }: CustomFieldProps) {
  const common = {
    label: input.label,
    error,
    isRequired: input.isOptional !== true,
    value: input.text,
    disabled: isDisabled,
  };
  if (input.type === 'longText') {
    return (
      <Field
        {...common}
        isLong
        rows={4}
        maxLength={LIMITS.requestText}
        onChange={(event) => onText(event.target.value)}
      />
    );
  }
  return (
    <Field
      {...common}
      type="text"
      inputMode={input.type === 'number' ? 'numeric' : 'text'}
      maxLength={LIMITS.shortText}
      onChange={(event) => onText(acceptInput(input.type, event.target.value))}
    />
  );
}

export type SendState = 'idle' | 'sending' | 'failed';

interface RequestFormProps {
  readonly form: ContactForm;
  readonly draft: ContactDraft;
  readonly sendState: SendState;
  /** how much of each file has been sent, in percent */
  readonly progress: readonly number[];
  readonly onChange: (change: Partial<ContactDraft>) => void;
  readonly onSend: (files: readonly File[]) => void;
}

/** The final step (S4.1-08, S5). Errors show once the visitor has tried to send (S5-05). */
export function RequestForm({ form, draft, sendState, progress, onChange, onSend }: RequestFormProps) {
  const { library, isTrial = false } = useLibrary();
  const formElement = useRef<HTMLFormElement>(null);
  const chosen = useKeptFiles(isTrial ? null : library.id);
  const [hasTried, setHasTried] = useState(false);
  const inputs = filledInputs(form, draft);
  const errors = validateContact({ ...draft, customInputs: inputs });
  const isSending = sendState === 'sending';
  const isOnline = useIsOnline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    if (!hasErrors(errors)) {
      onSend(chosen.files);
      return;
    }
    // Once the errors have rendered.
    setTimeout(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const shown = (error: string | undefined) => (hasTried ? (error ?? '') : '');
  return (
    <form ref={formElement} noValidate onSubmit={submit} aria-busy={isSending}>
      <RequiredNote />
      <Field
        label={CONTACT_TEXTS.requestLabel}
        error=""
        isLong
        rows={7}
        placeholder={CONTACT_TEXTS.requestPlaceholder}
        maxLength={LIMITS.requestText}
        value={draft.requestText}
        disabled={isSending}
        onChange={(event) => onChange({ requestText: event.target.value })}
      />
      <LiveSuggestions text={draft.requestText} />
      <Field
        label={CONTACT_TEXTS.nameLabel}
        error=""
        autoComplete="name"
        maxLength={LIMITS.shortText}
        value={draft.name ?? ''}
        disabled={isSending}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={CONTACT_TEXTS.emailLabel}
        error={shown(errors.email)}
        isRequired
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={LIMITS.email}
        value={draft.email}
        disabled={isSending}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      {inputs.map((input, row) => (
        <CustomField
          key={input.index}
          input={input}
          error={shown(errors.customInputs[row])}
          isDisabled={isSending}
          onText={(text) => onChange({ inputs: withInput(form, draft, input.index, text) })}
        />
      ))}
      {isFileOffered(form) && (
        <FilesField {...chosen} progress={isSending ? progress : []} isDisabled={isSending} />
      )}
      {sendState === 'failed' && (
        <p className="send-failed" role="alert">
          <Icon name="alert" />
          {CONTACT_TEXTS.sendFailed}
        </p>
      )}
      {isSending && !isOnline && (
        <p className="muted send-waits" role="status">
          {CONTACT_TEXTS.offlineWhileSending}
        </p>
      )}
      <button type="submit" className="button send-button" disabled={isSending}>
        {isSending ? CONTACT_TEXTS.submitting : form.formSubmission.submitBtnText || CONTACT_TEXTS.submit}
      </button>
    </form>
  );
}

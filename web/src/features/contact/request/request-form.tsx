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
import type { NamedVisitor } from '@harborline/domain/widget/identity';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptFiles } from '../../../shared/files/use-kept-files';
import { useWritesAs } from '../../../shared/frame/use-writes-as';
import { WritesAsLine } from '../../../shared/frame/writes-as-line';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useLibrary } from '../../../shared/library/library-scope';
import { Icon } from '../../../shared/ui-public/icons';
import { type ContactDraft, filledInputs, withInput } from './contact-draft';
import { Field, RequiredNote } from './field';
import { FilesField } from './files-field';
import { LiveSuggestions } from './live-suggestions';

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

interface SenderFieldsProps {
  readonly draft: ContactDraft;
  /** whom the library's server names, so that nobody has to type it (D-88) */
  readonly known: NamedVisitor | null;
  readonly emailError: string;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<ContactDraft>) => void;
}

/** Name and address of the visitor, as far as they are not known. */
function SenderFields({ draft, known, emailError, isDisabled, onChange }: SenderFieldsProps) {
  const isNameKnown = known !== null && known.name !== '';
  return (
    <>
      {!isNameKnown && (
        <Field
          label={CONTACT_TEXTS.nameLabel}
          error=""
          autoComplete="name"
          maxLength={LIMITS.shortText}
          value={draft.name ?? ''}
          disabled={isDisabled}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {known === null && (
        <Field
          label={CONTACT_TEXTS.emailLabel}
          error={emailError}
          isRequired
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={LIMITS.email}
          value={draft.email}
          disabled={isDisabled}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
    </>
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
  /** @param known who the visitor is without having typed it, else null */
  readonly onSend: (files: readonly File[], known: NamedVisitor | null) => void;
}

/** The final step (S4.1-08, S5). Errors show once the visitor has tried to send (S5-05). */
export function RequestForm({ form, draft, sendState, progress, onChange, onSend }: RequestFormProps) {
  const { library, isTrial = false } = useLibrary();
  const formElement = useRef<HTMLFormElement>(null);
  const chosen = useKeptFiles(isTrial ? null : library.id);
  const [hasTried, setHasTried] = useState(false);
  const inputs = filledInputs(form, draft);
  const as = useWritesAs(library.id);
  const known = isTrial ? null : as.known;
  const errors = validateContact({
    email: known?.email ?? draft.email,
    requestText: draft.requestText,
    customInputs: inputs,
  });
  const isSending = sendState === 'sending';
  const isOnline = useIsOnline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setHasTried(true);
    if (!hasErrors(errors)) {
      onSend(chosen.files, known);
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
      {!isTrial && <WritesAsLine as={as} isDisabled={isSending} />}
      <SenderFields {...{ draft, known, onChange }} isDisabled={isSending} emailError={shown(errors.email)} />
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

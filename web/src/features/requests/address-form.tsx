import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLibrary } from '../../shared/library/library-scope';
import { askForLink, type StepResult } from './request-calls';

const ERRORS: Readonly<Record<Exclude<StepResult, 'done'>, string>> = {
  invalid: CONTACT_TEXTS.emailInvalid,
  later: MY_REQUESTS_TEXTS.later,
  gone: MY_REQUESTS_TEXTS.failed,
  failed: MY_REQUESTS_TEXTS.failed,
};

/** Asks for the address whose requests are looked for. @param onAsked is called with it once a link was asked for */
export function AddressForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { library } = useLibrary();
  const [error, setError] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    const email = field.current?.value.trim() ?? '';
    setError('');
    setIsAsking(true);
    const result = isEmailAddress(email) ? await askForLink(library.id, email) : 'invalid';
    setIsAsking(false);
    if (result === 'done') return onAsked(email);
    setError(ERRORS[result]);
    field.current?.focus();
  };
  return (
    <form className="requests-form" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{CONTACT_TEXTS.emailLabel}</label>
      <div className="requests-field">
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
        />
        <button type="submit" className="button" aria-disabled={isAsking}>
          {MY_REQUESTS_TEXTS.send}
        </button>
      </div>
      <p id={`${id}-error`} className="requests-error" role="alert">
        {error}
      </p>
    </form>
  );
}

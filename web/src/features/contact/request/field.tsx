import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '../../../shared/ui-public/icons';

interface FieldProps {
  readonly label: string;
  /** '' for none */
  readonly error: string;
  readonly isRequired?: boolean;
}

type LineProps = FieldProps & { readonly isLong?: false } & InputHTMLAttributes<HTMLInputElement>;
type TextProps = FieldProps & { readonly isLong: true } & TextareaHTMLAttributes<HTMLTextAreaElement>;

const RequiredMark = () => (
  <span className="required-mark" aria-hidden="true">
    {'\u00A0*'}
  </span>
);

/** Explains the mark of required fields; for screen readers, each field says so itself. */
export const RequiredNote = () => (
  <p className="muted required-note" aria-hidden="true">
    {CONTACT_TEXTS.requiredNote}
  </p>
);

/** A labelled text field with its error below; `isLong` makes it multi-line. */
export function Field(props: LineProps | TextProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const { label, error, isRequired = false, ...rest } = props;
  const common = {
    id,
    'aria-invalid': error !== '',
    'aria-describedby': error === '' ? undefined : errorId,
    'aria-required': isRequired,
  } as const;
  return (
    <div className="field" data-has-error={error !== ''}>
      <label htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {rest.isLong === true ? <LongInput {...rest} {...common} /> : <LineInput {...rest} {...common} />}
      {error !== '' && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function LongInput({ isLong, ...rest }: { isLong: true } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea dir="auto" rows={isLong ? 6 : 1} {...rest} />;
}

function LineInput({ isLong: _, ...rest }: { isLong?: false } & InputHTMLAttributes<HTMLInputElement>) {
  return <input dir="auto" {...rest} />;
}

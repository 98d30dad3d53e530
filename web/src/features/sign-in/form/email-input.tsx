import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { TextInput } from '../../../shared/ui-admin/text-input';

interface EmailInputProps {
  value: string;
  errorText?: string | undefined;
  onChange: (email: string) => void;
}

/** The email address for sign-in, the first field of each form. */
export function EmailInput({ value, errorText, onChange }: EmailInputProps) {
  return (
    <TextInput
      label={LOGIN_TEXTS.emailLabel}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      errorText={errorText}
    />
  );
}

import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordInput } from '../form/password-input';
import { StrengthMeter } from './strength-meter';

interface NewPasswordFormProps {
  email: string;
  isBusy: boolean;
  errorText: string | undefined;
  onSave: (password: string) => void;
}

/** One new password; the button is disabled while it is empty (S2.4-05, S5-09). */
export function NewPasswordForm({ email, isBusy, errorText, onSave }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (errorText !== undefined) field.current?.focus();
  }, [errorText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onSave(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Stack spacing={2.5}>
        <div>
          <PasswordInput
            label={PASSWORD_TEXTS.newPassword}
            name="new-password"
            autoComplete="new-password"
            inputRef={field}
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            errorText={errorText}
          />
          <StrengthMeter password={password} personal={[email]} />
        </div>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy || password === ''}>
          {isBusy ? PASSWORD_TEXTS.saving : PASSWORD_TEXTS.save}
        </Button>
      </Stack>
    </form>
  );
}

import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { knownAddress } from '../../../shared/routes/known-address';
import { EmailInput } from '../form/email-input';
import { focusFirst } from '../form/focus-first';
import { PasswordInput } from '../form/password-input';
import { hasErrors, type LoginErrors, validateLogin } from '../form/validate-login';
import type { Credentials } from './sign-in';

interface LoginFormProps {
  isBusy: boolean;
  errorText: string | null;
  /** called when the user starts typing: time to preload what follows the sign-in */
  onIntent: () => void;
  onSubmit: (credentials: Credentials) => void;
}

/** Email, password and 'Remember me' (S2.4-01 to S2.4-03, S5-10, S5-11). */
export function LoginForm({ isBusy, errorText, onIntent, onSubmit }: LoginFormProps) {
  const [email, setEmail] = useState(() => knownAddress.read() ?? '');
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});

  const passwordRef = useRef<HTMLInputElement>(null);

  // After a refusal: the button was disabled meanwhile and has lost the focus.
  useEffect(() => {
    const field = passwordRef.current;
    if (errorText === null || field === null || field.value === '') return;
    field.focus();
    field.select();
  }, [errorText]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const found = validateLogin(email, password);
    setErrors(found);
    focusFirst(event.currentTarget, { ...found });
    if (!hasErrors(found)) onSubmit({ email, password, isRemembered });
  };

  return (
    <form onSubmit={submit} onInput={onIntent} noValidate>
      <Stack spacing={2.5}>
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        <EmailInput value={email} errorText={errors.email} onChange={setEmail} />
        <PasswordInput
          label={LOGIN_TEXTS.passwordLabel}
          name="password"
          inputRef={passwordRef}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errorText={errors.password}
        />
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}
        >
          <FormControlLabel
            label={LOGIN_TEXTS.rememberMe}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                checked={isRemembered}
                onChange={(event) => setRemembered(event.target.checked)}
              />
            }
          />
          <Link component={RouterLink} to={adminLinks.forgot()} variant="body2">
            {LOGIN_TEXTS.forgotPassword}
          </Link>
        </Stack>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
          {isBusy ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
        </Button>
      </Stack>
    </form>
  );
}

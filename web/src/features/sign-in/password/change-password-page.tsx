import { isViewing } from '@harborline/domain/team/standing';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type FormEvent, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaff } from '../../../shared/staff/session-context';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { focusFirst } from '../form/focus-first';
import { PasswordInput } from '../form/password-input';
import { changeOwnPassword } from './change-password';
import { StrengthMeter } from './strength-meter';
import {
  type PasswordChange,
  type PasswordChangeErrors,
  refusedChange,
  validatePasswordChange,
} from './validate-password-change';

const EMPTY: PasswordChange = { current: '', next: '', repeated: '' };

/** /admin/profile/changePassword (S2.7-06). */
export function ChangePasswordPage() {
  const user = useStaff();
  const toasts = useToasts();
  const [change, setChange] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordChangeErrors>({});
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReadOnly = isViewing(user);

  const fieldOf = (name: keyof PasswordChange) => ({
    name,
    value: change[name],
    disabled: isReadOnly,
    errorText: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setChange((earlier) => ({ ...earlier, [name]: event.target.value })),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validatePasswordChange(change);
    setErrors(found);
    focusFirst(form, found);
    setErrorText(null);
    if (Object.keys(found).length > 0 || isBusy) return;
    setBusy(true);
    try {
      await changeOwnPassword(change.current, change.next);
      setChange(EMPTY);
      toasts.success(LOGIN_TEXTS.passwordSaved);
    } catch (error) {
      const refused = refusedChange(error);
      if (typeof refused !== 'string') {
        setErrors(refused);
        focusFirst(form, refused);
      } else {
        report('change-password', error);
        setErrorText(refused);
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <PageFrame title={PASSWORD_TEXTS.changeTitle} intro={PASSWORD_TEXTS.changeIntro}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 2.5, maxWidth: 420 }}
        >
          {isReadOnly && <Alert severity="info">{PASSWORD_TEXTS.readOnly}</Alert>}
          {errorText !== null && <Alert severity="error">{errorText}</Alert>}
          {/* For password managers: whose password this is. */}
          <input type="email" autoComplete="username" value={user.user_email} readOnly hidden />
          <PasswordInput
            {...fieldOf('current')}
            label={PASSWORD_TEXTS.currentPassword}
            autoComplete="current-password"
          />
          <div>
            <PasswordInput
              {...fieldOf('next')}
              label={PASSWORD_TEXTS.newPassword}
              autoComplete="new-password"
            />
            <StrengthMeter
              password={change.next}
              personal={[user.user_email, user.agent_name, user.display_name]}
            />
          </div>
          <PasswordInput
            {...fieldOf('repeated')}
            label={PASSWORD_TEXTS.repeatPassword}
            autoComplete="new-password"
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || isReadOnly}
            sx={{ justifySelf: 'start' }}
          >
            {isBusy ? PASSWORD_TEXTS.saving : PASSWORD_TEXTS.change}
          </Button>
        </Box>
      </Paper>
    </PageFrame>
  );
}

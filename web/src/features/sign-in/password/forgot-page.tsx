import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { report } from '../../../shared/config/report';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { AuthLayout } from '../form/auth-layout';
import { EmailInput } from '../form/email-input';
import { focusFirst } from '../form/focus-first';
import { validateEmail } from '../form/validate-login';
import { requestPasswordReset } from '../login/sign-in';

/** /forgot (S2.4-04, S8-10); the button is disabled until an address is entered. */
export function ForgotPage() {
  const [email, setEmail] = useState('');
  const [errorText, setErrorText] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState('');
  const [isBusy, setBusy] = useState(false);
  const toasts = useToasts();
  useDocumentTitle(LOGIN_TEXTS.forgotTitle);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = validateEmail(email).email;
    setErrorText(invalid);
    focusFirst(event.currentTarget, { email: invalid });
    if (invalid !== undefined || isBusy) return;
    setBusy(true);
    setSentTo('');
    try {
      await requestPasswordReset(email);
      toasts.success(LOGIN_TEXTS.resetLinkSent);
      setSentTo(email.trim());
    } catch (error) {
      report('reset-link', error);
      toasts.error(LOGIN_TEXTS.resetLinkFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout title={LOGIN_TEXTS.forgotTitle} lead={LOGIN_TEXTS.forgotLead}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack spacing={2.5}>
          {sentTo !== '' && (
            <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
              {LOGIN_TEXTS.resetLinkOnItsWay(sentTo)}
            </Alert>
          )}
          <EmailInput value={email} errorText={errorText} onChange={setEmail} />
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={isBusy || email.trim() === ''}
          >
            {isBusy ? LOGIN_TEXTS.sendingResetLink : LOGIN_TEXTS.sendResetLink}
          </Button>
          <Link component={RouterLink} to={adminLinks.login()} variant="body2" sx={{ alignSelf: 'center' }}>
            {LOGIN_TEXTS.backToSignIn}
          </Link>
        </Stack>
      </form>
    </AuthLayout>
  );
}

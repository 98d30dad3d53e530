import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { SUPPORT_SIGN_IN_TEXTS } from '@harborline/domain/texts/password';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ApiError } from '../../../shared/api/call-api';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { AuthLayout } from '../form/auth-layout';
import { EmailInput } from '../form/email-input';
import { focusFirst } from '../form/focus-first';
import { validateEmail } from '../form/validate-login';
import { requestSignInLink } from './sign-in-link';

type Outcome = { severity: 'success' | 'error'; text: string };

/**
 * /hlpt: support sign-in by emailed link (S2.4-06, S4.3-04, S5-10, S8-09). The button is disabled until the only field
 * is filled, as in all single-field forms here (S5-09, S5-12); forms with several fields report missing input.
 */
export function SupportSignInPage() {
  const [email, setEmail] = useState('');
  const [errorText, setErrorText] = useState<string | undefined>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  useDocumentTitle(SUPPORT_SIGN_IN_TEXTS.title);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = validateEmail(email).email;
    setErrorText(invalid);
    focusFirst(event.currentTarget, { email: invalid });
    if (invalid !== undefined || isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      await requestSignInLink(email);
      setOutcome({ severity: 'success', text: LOGIN_TEXTS.signInLinkSent });
    } catch (error) {
      setOutcome({
        severity: 'error',
        text: (error instanceof ApiError && error.message) || LOGIN_TEXTS.loginFailed,
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthLayout title={SUPPORT_SIGN_IN_TEXTS.title} lead={SUPPORT_SIGN_IN_TEXTS.lead}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack spacing={2.5}>
          {outcome !== null && (
            <Alert severity={outcome.severity} role={outcome.severity === 'error' ? 'alert' : 'status'}>
              {outcome.text}
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
            {isBusy ? SUPPORT_SIGN_IN_TEXTS.sending : SUPPORT_SIGN_IN_TEXTS.send}
          </Button>
          <Link component={RouterLink} to={adminLinks.login()} variant="body2" sx={{ alignSelf: 'center' }}>
            {LOGIN_TEXTS.backToSignIn}
          </Link>
        </Stack>
      </form>
    </AuthLayout>
  );
}

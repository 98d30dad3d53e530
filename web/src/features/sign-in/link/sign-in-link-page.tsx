import { SUPPORT_SIGN_IN_TEXTS } from '@harborline/domain/texts/password';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../shared/firebase/error-code';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { AuthLayout } from '../form/auth-layout';
import { EmailInput } from '../form/email-input';
import { focusFirst } from '../form/focus-first';
import { signInErrorText } from '../form/sign-in-error';
import { validateEmail } from '../form/validate-login';
import { askedAddress, signInByLink } from './sign-in-link';

const TEXT_BY_CODE: Readonly<Record<string, string>> = {
  'auth/invalid-action-code': SUPPORT_SIGN_IN_TEXTS.linkOver,
  'auth/expired-action-code': SUPPORT_SIGN_IN_TEXTS.linkOver,
  'auth/invalid-email': SUPPORT_SIGN_IN_TEXTS.wrongAddress,
};

const errorTextOf = (error: unknown) => TEXT_BY_CODE[errorCode(error)] ?? signInErrorText(error);

interface SignInLinkPageProps {
  code: string;
  onSignedIn: () => void;
}

/**
 * Landing page of a sign-in link. The link works once; on a device that did not request it, the page asks for the
 * address (D-13).
 */
export function SignInLinkPage({ code, onSignedIn }: SignInLinkPageProps) {
  const [isAskedHere] = useState(() => askedAddress.read() !== '');
  const [email, setEmail] = useState(askedAddress.read);
  const [invalidText, setInvalidText] = useState<string | undefined>();
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(email !== '');
  const hasStarted = useRef(false);
  useDocumentTitle(SUPPORT_SIGN_IN_TEXTS.arrivalTitle);

  const signIn = useCallback(
    async (address: string) => {
      setBusy(true);
      setErrorText(null);
      try {
        await signInByLink(address, code);
        onSignedIn();
      } catch (error) {
        setErrorText(errorTextOf(error));
        setBusy(false);
      }
    },
    [code, onSignedIn],
  );

  useEffect(() => {
    // The code works once; it is neither kept in the URL nor retried automatically.
    if (hasStarted.current) return;
    hasStarted.current = true;
    window.history.replaceState(window.history.state, '', ADMIN_PATTERNS.admin);
    if (askedAddress.read() !== '') void signIn(askedAddress.read());
  }, [signIn]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = validateEmail(email).email;
    setInvalidText(invalid);
    focusFirst(event.currentTarget, { email: invalid });
    if (invalid === undefined && !isBusy) void signIn(email);
  };

  return (
    <AuthLayout
      title={SUPPORT_SIGN_IN_TEXTS.arrivalTitle}
      lead={isAskedHere ? SUPPORT_SIGN_IN_TEXTS.arrivalLeadHere : SUPPORT_SIGN_IN_TEXTS.arrivalLead}
    >
      <form onSubmit={submit} noValidate>
        <Stack spacing={2.5}>
          {errorText !== null && <Alert severity="error">{errorText}</Alert>}
          <EmailInput value={email} errorText={invalidText} onChange={setEmail} />
          <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
            {isBusy ? SUPPORT_SIGN_IN_TEXTS.signingIn : SUPPORT_SIGN_IN_TEXTS.signIn}
          </Button>
          {/* Plain links: this page is outside of the router. */}
          <Link href={ADMIN_PATTERNS.supportSignIn} variant="body2" sx={{ alignSelf: 'center' }}>
            {SUPPORT_SIGN_IN_TEXTS.askAgain}
          </Link>
        </Stack>
      </form>
    </AuthLayout>
  );
}

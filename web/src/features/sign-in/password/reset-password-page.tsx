import { DURATIONS } from '@harborline/domain/limits';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { PASSWORD_TEXTS } from '@harborline/domain/texts/password';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ADMIN_PATTERNS, adminLinks } from '../../../shared/routes/admin-links';
import { useSession } from '../../../shared/staff/session-context';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { AuthLayout } from '../form/auth-layout';
import { readActionLink, signInArrival } from '../link/action-link';
import { NewPasswordForm } from './new-password-form';
import { useReset } from './use-reset';

/** Half a second after saving, signs out and goes to the admin area, which asks for the new password (S4.3-03). */
function useLeaveAfterSaving(isSaved: boolean): void {
  const session = useSession();
  const present = useRef(session);
  present.current = session;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(async () => {
      const { state, end } = present.current;
      if (state.status !== 'signed-out') await end('logged-out');
      await navigate(ADMIN_PATTERNS.admin, { replace: true });
    }, DURATIONS.resetRedirectMs);
    return () => clearTimeout(timer);
  }, [isSaved, navigate]);
}

function Checking() {
  return (
    <AuthLayout title={PASSWORD_TEXTS.resetTitle}>
      <Stack spacing={2.5} role="status">
        <span style={VISUALLY_HIDDEN}>{PASSWORD_TEXTS.checkingLink}</span>
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={44} />
      </Stack>
    </AuthLayout>
  );
}

function LinkIsOver() {
  return (
    <AuthLayout title={LOGIN_TEXTS.resetExpiredTitle} lead={LOGIN_TEXTS.resetExpired}>
      <Stack spacing={2}>
        <Button component={Link} to={adminLinks.forgot()} variant="contained" size="large" fullWidth>
          {PASSWORD_TEXTS.askForNewLink}
        </Button>
        <Button component={Link} to={adminLinks.login()} color="inherit" fullWidth>
          {LOGIN_TEXTS.backToSignIn}
        </Button>
      </Stack>
    </AuthLayout>
  );
}

function NewPassword({ code }: { code: string | null }) {
  const { state, retry, save } = useReset(code);
  const toasts = useToasts();
  useLeaveAfterSaving(state.step === 'saved');

  if (state.step === 'checking') return <Checking />;
  if (state.step === 'over') return <LinkIsOver />;
  if (state.step === 'unreachable') {
    return (
      <AuthLayout title={PASSWORD_TEXTS.resetTitle} lead={LOGIN_TEXTS.networkFailed}>
        <Button onClick={retry} variant="contained" size="large" fullWidth>
          {KIT_TEXTS.retry}
        </Button>
      </AuthLayout>
    );
  }
  const isSaved = state.step === 'saved';
  const email = isSaved ? '' : state.email;
  const onSave = async (password: string) => {
    if (await save(password)) toasts.success(LOGIN_TEXTS.passwordSaved);
  };
  return (
    <AuthLayout
      title={PASSWORD_TEXTS.resetTitle}
      lead={isSaved ? LOGIN_TEXTS.passwordSaved : PASSWORD_TEXTS.resetLead(email)}
    >
      <NewPasswordForm
        email={email}
        isBusy={isSaved || state.isBusy}
        errorText={isSaved ? undefined : state.errorText}
        onSave={(password) => void onSave(password)}
      />
      {!isSaved && state.errorText === LOGIN_TEXTS.resetFailed && (
        <Button component={Link} to={adminLinks.forgot()} color="inherit" fullWidth sx={{ mt: 1 }}>
          {PASSWORD_TEXTS.askForNewLink}
        </Button>
      )}
    </AuthLayout>
  );
}

/** A full page load, since the app looks for a sign-in link only then. */
function PassOn({ code }: { code: string }) {
  useEffect(() => window.location.replace(signInArrival(code)), [code]);
  return <Checking />;
}

/**
 * /resetpassword (S2.4-05). The provider sends all its emailed links to one URL, so links of other kinds
 * arrive here as well and are passed on.
 */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [link] = useState(() => readActionLink(search.toString()));
  useDocumentTitle(PASSWORD_TEXTS.resetTitle);
  if (link.kind === 'sign-in') return <PassOn code={link.code} />;
  return <NewPassword code={link.kind === 'reset' ? link.code : null} />;
}

import { landingAfterSignIn } from '@harborline/domain/session/landing';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { followedInvitation } from '../../../shared/routes/followed-invitation';
import { useSession } from '../../../shared/staff/session-context';
import type { EndReason, SessionState } from '../../../shared/staff/session-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { hasCredentials, preloadSession } from '../../session';
import { AuthLayout } from '../form/auth-layout';
import { signInErrorText } from '../form/sign-in-error';
import { GoTo } from './go-to';
import { LoginForm } from './login-form';
import { type Credentials, signIn } from './sign-in';
import { SignedInAlready } from './signed-in-already';

/** The sign-in screen's message about the session that just ended. */
const END_TEXTS: Record<EndReason, string | null> = {
  'logged-out': null,
  expired: LOGIN_TEXTS.sessionExpired,
  'no-such-user': ERROR_TEXTS.noSuchUser,
  inactive: LOGIN_TEXTS.accountInactive,
  // A dialog explains it (S8-13).
  'no-subscription': null,
  'no-library': ERROR_TEXTS.libraryMissing,
  'login-refused': LOGIN_TEXTS.loginFailed,
};

function endTextOf(state: SessionState): string | null {
  if (state.status === 'profile-failed') return LOGIN_TEXTS.loginFailed;
  if (state.status !== 'signed-out' || state.reason === null) return null;
  return state.message ?? END_TEXTS[state.reason];
}

/** /login (S2.4-01, S4.4): continues to returnUrl or the role's landing page once the profile has loaded. */
export function LoginPage() {
  const { state, retryProfile } = useSession();
  const [search] = useSearchParams();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isAnotherMeant, setAnotherMeant] = useState(followedInvitation.isSet);
  useDocumentTitle(LOGIN_TEXTS.signIn);

  const settleWho = () => {
    followedInvitation.set(false);
    setAnotherMeant(false);
  };

  if (state.status === 'ready') {
    const { user_email, agent_role } = state.user;
    if (isAnotherMeant) return <SignedInAlready email={user_email} onContinue={settleWho} />;
    return <GoTo address={landingAfterSignIn(agent_role, search.get('returnUrl'))} />;
  }

  // A message about the session that ended would move the form under the pointer, and an open session would take it
  // away: until the account is known, the shape of admin.html stays.
  if (state.status === 'starting' && hasCredentials()) return null;

  const submit = async (credentials: Credentials) => {
    settleWho();
    setErrorText(null);
    setSubmitting(true);
    try {
      if (state.status === 'profile-failed') retryProfile();
      await signIn(credentials);
    } catch (error) {
      setErrorText(signInErrorText(error));
    } finally {
      setSubmitting(false);
    }
  };

  const isBusy = isSubmitting || state.status === 'loading-profile';
  return (
    <AuthLayout title={LOGIN_TEXTS.heading}>
      <LoginForm
        isBusy={isBusy}
        errorText={errorText ?? (isBusy ? null : endTextOf(state))}
        onIntent={preloadSession}
        onSubmit={(credentials) => void submit(credentials)}
      />
    </AuthLayout>
  );
}

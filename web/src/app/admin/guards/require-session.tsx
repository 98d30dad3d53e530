import { signInUrl } from '@harborline/domain/session/landing';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useSession } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FullPage } from '../../../shared/ui-admin/full-page';
import { ShellSkeleton } from '../shell/shell-skeleton';

/** Admits only signed-in staff; others sign in and return (S6-18). Waits until the session is known. */
export function RequireSession() {
  const { state, retryProfile } = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.status) {
    case 'ready':
      return <Outlet />;
    case 'signed-out': {
      const isComingBack = state.reason === null || state.reason === 'expired';
      return (
        <Navigate to={isComingBack ? signInUrl(pathname + search + hash) : adminLinks.login()} replace />
      );
    }
    case 'profile-failed':
      return (
        <FullPage>
          <ErrorState title={ADMIN_TEXTS.profileFailed} onRetry={retryProfile} />
        </FullPage>
      );
    default:
      return <ShellSkeleton />;
  }
}

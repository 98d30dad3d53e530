import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link, Outlet } from 'react-router-dom';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { useSession } from '../../../shared/staff/session-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FullPage } from '../../../shared/ui-admin/full-page';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { ShellSkeleton } from '../shell/shell-skeleton';

const TITLE = HELP_CENTER_TEXTS.notFoundTitle;

/** The 404 page inside the admin shell (S2.4-29, S2.4-30). */
export function NotFoundScreen() {
  useDocumentTitle(TITLE);
  return (
    <EmptyState
      isPage
      icon={<ExploreOffIcon />}
      title={TITLE}
      description={SHELL_TEXTS.notFoundBody}
      action={
        <Button component={Link} to={ADMIN_PATTERNS.admin} variant="contained">
          {SHELL_TEXTS.goHome}
        </Button>
      }
    />
  );
}

/** The 404 page for signed-out users. */
export function NotFoundPage() {
  return (
    <FullPage>
      <NotFoundScreen />
    </FullPage>
  );
}

/** Puts the shell around the 404 page for signed-in users, once the session is known. */
export function NotFoundForStaff() {
  const { status } = useSession().state;
  if (status === 'ready') return <Outlet />;
  if (status === 'signed-out' || status === 'profile-failed') return <NotFoundPage />;
  return <ShellSkeleton />;
}

import { landingFor } from '@harborline/domain/session/landing';
import { ADMIN_TEXTS } from '@harborline/domain/texts/inbox';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useStaff } from '../../../features/session';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';

/** /admin/accessdenied (S2.5-03) */
export function AccessDeniedPage() {
  const { agent_role } = useStaff();
  useDocumentTitle(ADMIN_TEXTS.deniedTitle);
  return (
    <EmptyState
      isPage
      icon={<LockIcon />}
      title={ADMIN_TEXTS.deniedTitle}
      description={ADMIN_TEXTS.deniedBody}
      action={
        <Button component={Link} to={landingFor(agent_role)} variant="outlined">
          Go to homepage
        </Button>
      }
    />
  );
}

import ExploreOffIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FullPage } from '../../../shared/ui-admin/full-page';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';

const TITLE = 'Erm. Page not found';

/** Any address without a page (S2.4-29, S2.4-30). */
export function NotFoundPage() {
  useDocumentTitle(TITLE);
  return (
    <FullPage>
      <EmptyState
        isPage
        icon={<ExploreOffIcon />}
        title={TITLE}
        description="The address may have changed, or the page was removed."
        action={
          <Button component={Link} to={ADMIN_PATTERNS.admin} variant="contained">
            Go to homepage
          </Button>
        }
      />
    </FullPage>
  );
}

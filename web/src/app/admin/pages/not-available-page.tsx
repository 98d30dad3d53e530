import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import BlockIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { useHome } from '../shell/use-home';

/** Shown for routes of areas that are not built yet (D-53). */
export function NotAvailablePage() {
  useDocumentTitle(SHELL_TEXTS.notAvailable);
  return (
    <EmptyState
      isPage
      icon={<BlockIcon />}
      title={SHELL_TEXTS.notAvailable}
      description={SHELL_TEXTS.notAvailableBody}
      action={
        <Button component={Link} to={useHome()} variant="outlined">
          {SHELL_TEXTS.goHome}
        </Button>
      }
    />
  );
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import type { OpenTicket } from '../hooks/use-ticket';

/** A thread that is still on its way. */
export const ThreadWaits = () => <Box role="status" aria-label="Loading" sx={{ flex: 1 }} />;

/** Where the thread would be, while there is none to show. */
export function ThreadPlace({ open, backTo }: { open: OpenTicket; backTo: string }) {
  switch (open.status) {
    case 'none':
      return (
        <EmptyState
          icon={<ForumIcon />}
          title={INBOX_TEXTS.chooseTitle}
          description={INBOX_TEXTS.chooseBody}
        />
      );
    case 'error':
      return <ErrorState title={INBOX_TEXTS.threadFailed} onRetry={open.retry} />;
    case 'missing':
      return (
        <EmptyState
          icon={<SearchOffIcon />}
          title={INBOX_TEXTS.threadGone}
          action={
            <Button component={Link} to={backTo} variant="outlined">
              Back to the list
            </Button>
          }
        />
      );
    default:
      return <ThreadWaits />;
  }
}

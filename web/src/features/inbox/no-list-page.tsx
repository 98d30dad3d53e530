import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import LockIcon from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';

/** /admin/inbox for users who may open the inbox but none of its lists (D-31). */
export function NoListPage() {
  useDocumentTitle(INBOX_TEXTS.title);
  return (
    <EmptyState
      isPage
      icon={<LockIcon />}
      title={INBOX_TEXTS.noListTitle}
      description={INBOX_TEXTS.noListBody}
    />
  );
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import LockIcon from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';

/** /admin/inbox for somebody who may open it and has no list in it yet (D-31). */
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

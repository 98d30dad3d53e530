import { isAllowed } from '@harborline/domain/permissions/decide';
import { inboxTabOf } from '@harborline/domain/permissions/inbox-tabs';
import { COLLECTION_PERMISSIONS, INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { useSearchParams } from 'react-router-dom';
import { InboxPage } from '../../../features/inbox/inbox-page';
import { NoListPage } from '../../../features/inbox/no-list-page';
import { useStaff } from '../../../shared/staff/session-context';
import { Guarded } from '../guards/guarded';
import { NotAvailablePage } from './not-available-page';

/** The first list that is open to the person; chats have none yet (D-31). */
function FirstList() {
  const { permissions } = useStaff();
  return isAllowed(permissions, COLLECTION_PERMISSIONS['Conversations.readTicket']) ? (
    <InboxPage />
  ) : (
    <NoListPage />
  );
}

/** /admin/inbox: its tab is in the query, and each tab has a guard of its own (S6-34 to S6-39, D-31). */
export function InboxTabPage() {
  const tab = inboxTabOf(useSearchParams()[0].get('tab'));
  return (
    <Guarded requirement={INBOX_TAB_PERMISSIONS[tab]}>
      {tab === 'inbox' ? <FirstList /> : <NotAvailablePage />}
    </Guarded>
  );
}

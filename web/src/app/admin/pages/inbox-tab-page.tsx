import { inboxTabOf } from '@harborline/domain/permissions/inbox-tabs';
import { INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { useSearchParams } from 'react-router-dom';
import { InboxPage } from '../../../features/inbox/inbox-page';
import { NoListPage } from '../../../features/inbox/no-list-page';
import { useMay } from '../../../shared/staff/use-may';
import { Guarded } from '../guards/guarded';
import { NotAvailablePage } from './not-available-page';

/** The first list that the user may open; chats have none yet (D-31). */
function FirstList() {
  return useMay('Conversations.readTicket') ? <InboxPage /> : <NoListPage />;
}

/** /admin/inbox: its tab is in the query, and each tab has its own guard (S6-34 to S6-39, D-31). */
export function InboxTabPage() {
  const tab = inboxTabOf(useSearchParams()[0].get('tab'));
  return (
    <Guarded requirement={INBOX_TAB_PERMISSIONS[tab]}>
      {tab === 'inbox' ? <FirstList /> : <NotAvailablePage />}
    </Guarded>
  );
}

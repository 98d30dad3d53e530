import { inboxTabOf } from '@harborline/domain/permissions/inbox-tabs';
import { INBOX_TAB_PERMISSIONS } from '@harborline/domain/permissions/table';
import { useSearchParams } from 'react-router-dom';
import { InboxPage } from '../../../features/inbox/inbox-page';
import { Guarded } from '../guards/guarded';
import { ArrivesPage } from './arrives-page';

const LISTS =
  'Queues, chats, archives and ticket lists will be here. They arrive with tickets and live chat.';

/** /admin/inbox: its tab is in the query, and each tab has a guard of its own (S6-34 to S6-39, D-31). */
export function InboxTabPage() {
  const tab = inboxTabOf(useSearchParams()[0].get('tab'));
  return (
    <Guarded requirement={INBOX_TAB_PERMISSIONS[tab]}>
      {tab === 'inbox' ? <InboxPage /> : <ArrivesPage title="Inbox" sentence={LISTS} />}
    </Guarded>
  );
}

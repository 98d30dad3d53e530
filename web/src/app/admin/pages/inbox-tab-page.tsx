import { inboxTabOf } from '@harborline/domain/permissions/inbox-tabs';
import { INBOX_TAB_PERMISSIONS, type InboxTab } from '@harborline/domain/permissions/table';
import { isTicketTab } from '@harborline/domain/tickets/ticket-lists';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InboxPage } from '../../../features/inbox/inbox-page';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useMay } from '../../../shared/staff/use-may';
import { Guarded } from '../guards/guarded';
import { NotAvailablePage } from './not-available-page';

const ChatsPage = lateComponent(
  async () => (await import('../../../features/inbox/chats/chats-page')).ChatsPage,
);
const MentionsPage = lateComponent(
  async () => (await import('../../../features/inbox/mentions/mentions-page')).MentionsPage,
);
const DraftsPage = lateComponent(
  async () => (await import('../../../features/inbox/drafts/drafts-page')).DraftsPage,
);
const SearchPage = lateComponent(
  async () => (await import('../../../features/inbox/search/search-page')).SearchPage,
);
const FilterPage = lateComponent(
  async () => (await import('../../../features/inbox/filters/filter-page')).FilterPage,
);
const QueuePage = lateComponent(
  async () => (await import('../../../features/inbox/smart-queues/queue-page')).QueuePage,
);
const ChatInboxPage = lateComponent(async () => (await import('./chat-inbox-page')).ChatInboxPage);

/** The first list that the user may open (D-31). */
function FirstList() {
  return useMay('Conversations.readTicket') ? <InboxPage /> : <ChatInboxPage />;
}

function ListOf({ tab }: { tab: InboxTab }) {
  if (tab === 'inbox') return <FirstList />;
  if (isTicketTab(tab)) return <InboxPage />;
  switch (tab) {
    case 'queue':
    case 'chats':
    case 'archives':
      return <ChatsPage view={tab} />;
    case 'mentiontickets':
      return <MentionsPage />;
    case 'draftstickets':
      return <DraftsPage />;
    case 'search':
      return <SearchPage />;
    case 'filteredtickets':
      return <FilterPage />;
    case 'smartqueue':
      return <QueuePage />;
    default:
      return <NotAvailablePage />;
  }
}

/** /admin/inbox: its tab is in the query, and each tab has its own guard (S6-34 to S6-39, D-31). */
export function InboxTabPage() {
  const tab = inboxTabOf(useSearchParams()[0].get('tab'));
  return (
    <Guarded requirement={INBOX_TAB_PERMISSIONS[tab]}>
      <Suspense>
        <ListOf tab={tab} />
      </Suspense>
    </Guarded>
  );
}

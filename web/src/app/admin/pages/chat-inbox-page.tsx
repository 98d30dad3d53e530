import { ChatsPage } from '../../../features/inbox/chats/chats-page';
import { NoListPage } from '../../../features/inbox/no-list-page';
import { useMay } from '../../../shared/staff/use-may';

/** The first list of chats that the user may open (D-31). */
export function ChatInboxPage() {
  const mayTake = useMay('Conversations.readQueuedOrOwnChat');
  const maySupervise = useMay('Conversations.readOthersChat');
  const mayReadEnded = useMay('Conversations.readEndedChat');
  if (mayTake) return <ChatsPage view="queue" />;
  if (maySupervise) return <ChatsPage view="chats" />;
  return mayReadEnded ? <ChatsPage view="archives" /> : <NoListPage />;
}

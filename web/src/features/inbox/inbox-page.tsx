import { useRef } from 'react';
import { lateComponent } from '../../shared/hooks/late-component';
import { InboxFrame } from './inbox-frame';
import { ListPane } from './list/list-pane';
import { linkOfView } from './list/ticket-filter';
import { useListSteps } from './list/use-list-steps';
import { useUnsent } from './reply/use-unsent';
import { useInbox } from './use-inbox';

const HeldPane = lateComponent(async () => (await import('./held/held-pane')).HeldPane);
const NewTicketPane = lateComponent(async () => (await import('./create/new-ticket-pane')).NewTicketPane);

type Inbox = ReturnType<typeof useInbox>;

/** What stands in the place of the thread; nothing while it does not. */
function insteadOf({ isHeldOpen, isNewOpen, view }: Inbox, backTo: string) {
  if (isHeldOpen) return { instead: <HeldPane backTo={backTo} /> };
  return isNewOpen ? { instead: <NewTicketPane view={view} /> } : {};
}

/** /admin/inbox: list, thread and details, on narrow screens one at a time. The URL says what is open. */
export function InboxPage() {
  const inbox = useInbox();
  const { view } = inbox;
  const unsent = useUnsent();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { onListKeyDown } = useListSteps(inbox.steps, inputRef);
  const backTo = linkOfView(view);
  return (
    <InboxFrame
      open={inbox.open}
      ticket={inbox.ticket}
      backTo={backTo}
      writing={inbox.writing}
      inputRef={inputRef}
      onStatusChange={inbox.changeStatus}
      isListReady={inbox.list.status === 'ready'}
      unreadCount={inbox.tickets.filter(inbox.isUnread).length}
      {...insteadOf(inbox, backTo)}
      list={(isShownAlone) => (
        <ListPane inbox={inbox} unsent={unsent} isShownAlone={isShownAlone} onKeyDown={onListKeyDown} />
      )}
    />
  );
}

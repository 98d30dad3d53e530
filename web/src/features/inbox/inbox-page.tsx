import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { report } from '../../shared/config/report';
import { PRINT } from '../../shared/ui-admin/print-styles';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { ListPane } from './list/list-pane';
import { linkOfView } from './list/ticket-filter';
import { useListSteps } from './list/use-list-steps';
import { useUnsent } from './reply/use-unsent';
import { NoThread, ThreadSkeleton } from './thread/no-thread';
import { visitorLabel } from './ticket';
import { useInbox } from './use-inbox';

const openTicket = () => import('./open-ticket');
const ThreadPane = lazy(async () => ({ default: (await openTicket()).ThreadPane }));
const ThreadHeader = lazy(async () => ({ default: (await openTicket()).ThreadHeader }));
const HeldPane = lazy(async () => ({ default: (await import('./held/held-pane')).HeldPane }));
const NewTicketPane = lazy(async () => ({
  default: (await import('./create/new-ticket-pane')).NewTicketPane,
}));
const DetailsFrame = lazy(async () => ({ default: (await openTicket()).DetailsFrame }));

/** /admin/inbox: list, thread and details, on narrow screens one at a time. The URL says what is open. */
export function InboxPage() {
  const inbox = useInbox();
  const { ticket, openRef, view } = inbox;
  const unsent = useUnsent();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);
  const areDetailsOpen = ticket !== null && (detailsChoice ?? isWide);
  const { onListKeyDown } = useListSteps(inbox.tickets, view, inputRef);
  const isThreadNear = openRef !== null || inbox.list.status === 'ready';
  useEffect(() => {
    if (isThreadNear) openTicket().catch((error: unknown) => report('thread', error));
  }, [isThreadNear]);
  useDocumentTitle(
    ticket === null ? INBOX_TEXTS.title : visitorLabel(ticket),
    inbox.tickets.filter(inbox.isUnread).length,
  );

  const isListAlone = openRef === null && !inbox.isHeldOpen && !inbox.isNewOpen;
  const backTo = linkOfView(view);
  return (
    <Box {...PRINT.flow} sx={{ display: 'flex', flex: 1, minHeight: 0, bgcolor: 'background.paper' }}>
      <ListPane inbox={inbox} unsent={unsent} isShownAlone={isListAlone} onKeyDown={onListKeyDown} />
      <Box
        {...(isListAlone ? PRINT.none : PRINT.flow)}
        sx={{ display: { xs: isListAlone ? 'none' : 'flex', md: 'flex' }, flex: 1, minWidth: 0 }}
      >
        {inbox.isHeldOpen && (
          <Suspense fallback={<ThreadSkeleton />}>
            <HeldPane backTo={backTo} />
          </Suspense>
        )}
        {inbox.isNewOpen && (
          <Suspense fallback={<ThreadSkeleton />}>
            <NewTicketPane view={view} />
          </Suspense>
        )}
        {!inbox.isHeldOpen && !inbox.isNewOpen && ticket === null && (
          <NoThread open={inbox.open} backTo={backTo} />
        )}
        {ticket !== null && (
          <Suspense fallback={<ThreadSkeleton />}>
            <ThreadPane
              key={ticket.id}
              ticket={ticket}
              writing={inbox.mayReply ? 'reply' : 'none'}
              inputRef={inputRef}
              header={
                <ThreadHeader
                  ticket={ticket}
                  backTo={backTo}
                  mayReply={inbox.mayReply}
                  areDetailsOpen={areDetailsOpen}
                  onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
                  onStatusChange={(status) => inbox.changeStatus(ticket, status)}
                />
              }
            />
          </Suspense>
        )}
      </Box>
      {ticket !== null && (
        <Suspense>
          <DetailsFrame
            ticket={ticket}
            isOpen={areDetailsOpen}
            isBeside={isWide}
            onClose={() => setDetailsChoice(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

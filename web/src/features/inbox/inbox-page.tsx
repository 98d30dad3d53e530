import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { adminLinks } from '../../shared/routes/admin-links';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { DetailsPlace } from './components/details-place';
import { ThreadPlace } from './components/thread-place';
import { useInbox } from './hooks/use-inbox';
import { useListSteps } from './hooks/use-list-steps';
import { useOutgoing } from './hooks/use-outgoing';
import { ListPane } from './list-pane';
import { ThreadPane } from './thread-pane';

/** /admin/inbox: list, thread and details; on narrow screens one at a time. What is open is in the address. */
export function InboxPage() {
  const inbox = useInbox();
  const { ticket, openRef, filter } = inbox;
  const outgoing = useOutgoing();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);
  const areDetailsOpen = ticket !== null && (detailsChoice ?? isWide);
  const { onListKeyDown } = useListSteps(inbox.tickets, filter, openRef, inputRef);
  useDocumentTitle(INBOX_TEXTS.title, inbox.tickets.filter(inbox.isUnread).length);

  const backTo = adminLinks.inbox({ status: filter });
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0, bgcolor: 'background.paper' }}>
      <ListPane inbox={inbox} isShownAlone={openRef === null} onKeyDown={onListKeyDown} />
      <Box sx={{ display: { xs: openRef === null ? 'none' : 'flex', md: 'flex' }, flex: 1, minWidth: 0 }}>
        {ticket === null ? (
          <ThreadPlace open={inbox.open} backTo={backTo} />
        ) : (
          <ThreadPane
            key={ticket.id}
            ticket={ticket}
            outgoing={outgoing}
            backTo={backTo}
            mayReply={inbox.mayReply}
            inputRef={inputRef}
            areDetailsOpen={areDetailsOpen}
            onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
            onStatusChange={(status) => inbox.changeStatus(ticket, status)}
          />
        )}
      </Box>
      <DetailsPlace
        ticket={ticket}
        isOpen={areDetailsOpen}
        isBeside={isWide}
        onClose={() => setDetailsChoice(false)}
      />
    </Box>
  );
}

import { isAllowed } from '@harborline/domain/permissions/decide';
import { COLLECTION_PERMISSIONS } from '@harborline/domain/permissions/table';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { useDocumentTitle } from '../../shared/ui-admin/use-document-title';
import { useStaff } from '../session';
import { DetailsPanel } from './components/details-panel';
import { ThreadPlace } from './components/thread-place';
import { TicketFilterBar } from './components/ticket-filter-bar';
import { TicketList } from './components/ticket-list';
import { useListSteps } from './hooks/use-list-steps';
import { useOutgoing } from './hooks/use-outgoing';
import { useSeenMark } from './hooks/use-seen-mark';
import { useTicket } from './hooks/use-ticket';
import { useTicketList } from './hooks/use-ticket-list';
import { useTicketStatus } from './hooks/use-ticket-status';
import { matchesFilter, readFilter } from './model/ticket-filter';
import { ThreadPane } from './thread-pane';

/** /admin/inbox: the list of tickets and the open one; both are in the address. */
export function InboxPage() {
  const { support_lib_id: libraryId, permissions } = useStaff();
  const [search] = useSearchParams();
  const filter = readFilter(search.get('status'));
  const openRef = search.get('conversation');
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [detailsChoice, setDetailsChoice] = useState<boolean | null>(null);

  const list = useTicketList(libraryId, filter);
  const open = useTicket({ ref: openRef, libraryId, filter }, list);
  const openTicket = open.status === 'ready' ? open.ticket : null;
  const stored = useMemo(
    () => (openTicket === null ? list.rows : [...list.rows, openTicket]),
    [list.rows, openTicket],
  );
  const status = useTicketStatus(stored);
  const isUnread = useSeenMark(
    openTicket,
    isAllowed(permissions, COLLECTION_PERMISSIONS['Conversations.markRead']),
  );
  const outgoing = useOutgoing();

  const tickets = useMemo(
    () => list.rows.map(status.seen).filter((ticket) => matchesFilter(ticket, filter)),
    [list.rows, status.seen, filter],
  );
  useDocumentTitle(INBOX_TEXTS.title, tickets.filter(isUnread).length);
  const { onListKeyDown } = useListSteps(tickets, filter, openRef, inputRef);

  const areDetailsOpen = openTicket !== null && (detailsChoice ?? isWide);
  const details = openTicket !== null && <DetailsPanel ticket={status.seen(openTicket)} />;
  return (
    <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
      <Box
        component="section"
        aria-label={INBOX_TEXTS.title}
        onKeyDown={onListKeyDown}
        sx={{
          display: { xs: openRef === null ? 'flex' : 'none', md: 'flex' },
          flexDirection: 'column',
          flex: { xs: 1, md: '0 0 340px' },
          minWidth: 0,
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="h1" sx={{ px: 2, pt: 2, pb: 0.5, fontSize: '1.25rem' }}>
          {INBOX_TEXTS.title}
        </Typography>
        <TicketFilterBar filter={filter} conversationRef={openRef} />
        <TicketList list={list} tickets={tickets} filter={filter} selectedRef={openRef} isUnread={isUnread} />
      </Box>
      <Box
        sx={{
          display: { xs: openRef === null ? 'none' : 'flex', md: 'flex' },
          flex: 1,
          minWidth: 0,
          bgcolor: 'background.paper',
        }}
      >
        {openTicket === null ? (
          <ThreadPlace open={open} backTo={adminLinks.inbox({ status: filter })} />
        ) : (
          <ThreadPane
            key={openTicket.id}
            ticket={status.seen(openTicket)}
            outgoing={outgoing}
            backTo={adminLinks.inbox({ status: filter })}
            mayReply={isAllowed(permissions, COLLECTION_PERMISSIONS['Messages.createAsAgent'])}
            inputRef={inputRef}
            areDetailsOpen={areDetailsOpen}
            onDetailsToggle={() => setDetailsChoice(!areDetailsOpen)}
            onStatusChange={(next) => status.change(openTicket, next)}
          />
        )}
      </Box>
      {isWide && areDetailsOpen && (
        <Box
          component="aside"
          aria-label={INBOX_TEXTS.details}
          sx={{
            flex: '0 0 288px',
            overflowY: 'auto',
            borderLeft: 1,
            borderColor: 'divider',
            bgcolor: 'background.default',
          }}
        >
          {details}
        </Box>
      )}
      {!isWide && (
        <Drawer
          anchor="right"
          open={areDetailsOpen}
          onClose={() => setDetailsChoice(false)}
          slotProps={{ paper: { 'aria-label': INBOX_TEXTS.details, sx: { width: 'min(320px, 88vw)' } } }}
        >
          {details}
        </Drawer>
      )}
    </Box>
  );
}

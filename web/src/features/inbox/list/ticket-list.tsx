import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useLate } from '../../../shared/hooks/use-late';
import { TOASTS_ROOM } from '../../../shared/ui-admin/below-toasts';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import type { Selection } from '../bulk/use-selection';
import type { UnsentState } from '../reply/outgoing';
import type { TicketStatus } from '../status/use-ticket-status';
import type { Ticket } from '../ticket';
import { ListSkeleton } from './list-skeleton';
import { LoadMore } from './load-more';
import { PlainRows } from './plain-rows';
import { RowCheckbox } from './row-checkbox';
import { linkOfNewTicket, linkOfView, type TicketView } from './ticket-filter';
import { TicketRow } from './ticket-row';
import { useIsLong } from './use-is-long';
import type { TicketListView } from './use-ticket-list';

interface TicketListProps {
  list: TicketListView;
  /** the list's tickets as the agent should see them */
  tickets: readonly Ticket[];
  view: TicketView;
  selectedRef: string | null;
  isUnread: (ticket: Ticket) => boolean;
  unsent: ReadonlyMap<string, UnsentState>;
  /** whether the person may create a ticket for somebody */
  mayCreate: boolean;
  /** null where nothing can be done to several tickets */
  selection: Selection | null;
  /** null for whoever may not change tickets */
  onStatusChange: TicketStatus['change'] | null;
}

/** For fingers alone. */
const loadSwipeRows = async () => (await import('./swipe/swipe-rows')).SwipeRows;
const loadVirtualRows = async () => (await import('./virtual/virtual-rows')).VirtualRows;

/** The tickets of the current filter, or the state of loading them. */
export function TicketList(props: TicketListProps) {
  const { list, tickets } = props;
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (list.status === 'failed') return <ErrorState title={INBOX_TEXTS.loadFailed} onRetry={list.retry} />;
  if (tickets.length === 0) return <NoTickets view={props.view} mayCreate={props.mayCreate} />;
  return <Tickets {...props} />;
}

/** What stands in the row of a ticket. */
function Row({ ticket, ...props }: TicketListProps & { ticket: Ticket }) {
  const { view, selection } = props;
  return (
    <>
      <TicketRow
        ticket={ticket}
        to={linkOfView(view, ticket.id)}
        isSelected={ticket.id === props.selectedRef}
        isUnread={props.isUnread(ticket)}
        unsent={props.unsent.get(ticket.id)}
        hasArrived={props.list.arrived.has(ticket.id)}
        isStatusShown={view.filter === 'all'}
        onRange={selection?.selectTo}
      />
      {selection !== null && <RowCheckbox ticket={ticket} selection={selection} />}
    </>
  );
}

function Tickets(props: TicketListProps) {
  const { list, tickets, selectedRef, onStatusChange } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isLong = useIsLong(tickets.length, props.view);
  const VirtualRows = useLate(loadVirtualRows, isLong);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const SwipeRows = useLate(loadSwipeRows, isTouch && onStatusChange !== null);
  const rows = { tickets, rowOf: (ticket: Ticket) => <Row {...props} ticket={ticket} /> };
  const isVirtual = isLong && VirtualRows !== null && scroller !== null;
  return (
    <>
      {list.updatedAt != null && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 0.75 }}>
          {OFFLINE_TEXTS.asOf(absoluteTime(list.updatedAt))}
        </Typography>
      )}
      <Box
        ref={setScroller}
        {...PRINT.flow}
        sx={{
          flex: 1,
          overflowY: 'auto',
          minHeight: 0,
          pb: `var(${TOASTS_ROOM}, 0px)`,
          overflowAnchor: isVirtual ? 'none' : 'auto',
        }}
      >
        {isVirtual ? (
          <VirtualRows {...rows} scroller={scroller} hasMore={list.hasMore} selectedRef={selectedRef} />
        ) : (
          <PlainRows {...rows} />
        )}
        {SwipeRows !== null && isTouch && onStatusChange !== null && scroller !== null && (
          <SwipeRows list={list} frame={scroller} tickets={tickets} onStatusChange={onStatusChange} />
        )}
        <LoadMore list={list} />
      </Box>
    </>
  );
}

function NoTickets({ view, mayCreate }: Pick<TicketListProps, 'view' | 'mayCreate'>): ReactNode {
  const { tab, filter, tag, partOf } = view;
  const isFirst = tag === null && partOf === undefined && (filter === 'open' || filter === 'all');
  const { title, body } = INBOX_TEXTS.emptyLists[tab];
  const noneOfStatus = tag === null ? INBOX_TEXTS.emptyFiltered : TAG_TEXTS.noTickets;
  const ofParent = filter === 'all' ? LINK_TEXTS.noChildren : LINK_TEXTS.noneOfStatus;
  const filtered = partOf === undefined ? noneOfStatus : ofParent;
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={isFirst ? title : filtered}
      {...(isFirst ? { description: body } : {})}
      action={
        mayCreate && (
          <Button component={Link} to={linkOfNewTicket(view)} variant="outlined" color="inherit">
            {NEW_TICKET_TEXTS.create}
          </Button>
        )
      }
    />
  );
}

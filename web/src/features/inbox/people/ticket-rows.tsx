import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PagedList } from '../../../shared/live/use-paged-list';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { TicketRow } from '../list/ticket-row';
import type { Ticket } from '../ticket';

interface TicketRowsProps {
  label: string;
  list: PagedList<Ticket>;
  /** those of the list that are shown */
  tickets: readonly Ticket[];
  /** said where none is shown */
  none?: string;
}

/** Tickets as the lists of the inbox show them. */
export function TicketRows({ label, list, tickets, none = PEOPLE_TEXTS.noTickets }: TicketRowsProps) {
  if (list.status === 'loading') return <ListSkeleton height={88} />;
  if (list.status !== 'ready') return <ErrorState title={PEOPLE_TEXTS.ticketsFailed} onRetry={list.retry} />;
  return (
    <>
      {tickets.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {none}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:last-of-type > a': { borderBottom: 0 } }}
      >
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow
              ticket={ticket}
              to={adminLinks.inbox({ conversation: ticket.id })}
              isSelected={false}
              isUnread={ticket.is_unread_by_staff}
              hasArrived={false}
              isStatusShown
              unsent={undefined}
              onRange={undefined}
            />
          </li>
        ))}
      </Box>
      {list.hasMore && (
        <Box sx={{ pb: 2 }}>
          <MoreButton label={PEOPLE_TEXTS.more} paging={list.paging} onMore={list.loadMore} />
        </Box>
      )}
    </>
  );
}

import type { FoundTicket } from '@harborline/domain/api/inbox/ticket-search';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import type { FoundRows } from '../found/use-found-list';
import { isForThisTab, isRangeClick } from '../list/is-for-this-tab';
import { RowCheckbox } from '../list/row-checkbox';
import { useOpenAtOnce } from '../list/use-open-at-once';
import { RowStatus } from '../status/row-status';
import { Marked } from './marked';
import type { SearchView } from './search-view';

interface SearchRowProps {
  ticket: FoundTicket;
  rows: FoundRows;
  view: SearchView;
  openRef: string | null;
}

/** A ticket that was found: its title, person, and the passage that has the words. */
export function SearchRow({ ticket, rows, view, openRef }: SearchRowProps) {
  const openAtOnce = useOpenAtOnce();
  const { conversation_ref: ref } = ticket;
  const to = adminLinks.ticketSearch({ ...view, conversation: ref });
  const isSelected = ref === openRef;
  const live = rows.ticketOf(ref);
  const { selection } = rows;
  return (
    <>
      <Box
        component={Link}
        to={to}
        onClick={(event: MouseEvent) => {
          if (selection !== null && isRangeClick(event)) {
            event.preventDefault();
            selection.selectTo(ref);
          }
          if (!isForThisTab(event)) return;
          event.preventDefault();
          openAtOnce(to);
        }}
        data-ticket={ref}
        aria-current={isSelected ? 'true' : undefined}
        sx={{
          display: 'block',
          pr: 2,
          pl: selection === null ? 2 : 4.5,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: isSelected ? 'surface.selected' : 'background.paper',
          boxShadow: (theme) => (isSelected ? `inset 3px 0 ${theme.vars.palette.primary.main}` : 'none'),
          '&:hover': { bgcolor: isSelected ? 'surface.selected' : 'surface.sunken' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography component="span" variant="subtitle2" noWrap sx={{ flex: 1 }}>
            <Marked marked={ticket.person} />
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 'none' }}>
            <RelativeTime at={new Date(ticket.last_message_at)} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography component="span" variant="body2" noWrap sx={{ flex: 1 }}>
            {shortNumber(ticket.number)}{' '}
            {ticket.title.text === '' ? INBOX_TEXTS.noTitle : <Marked marked={ticket.title} />}
          </Typography>
          <RowStatus
            ticket={
              live ?? {
                status: ticket.status,
                own_status_ref: ticket.own_status_ref,
                merged_into: ticket.merged_into === undefined ? undefined : { number: ticket.merged_into },
                last_message_at: { toDate: () => new Date(ticket.last_message_at) },
              }
            }
            isStatusShown
          />
        </Box>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.25, overflowWrap: 'anywhere' }}
        >
          {ticket.snippet.text === '' ? INBOX_TEXTS.noText : <Marked marked={ticket.snippet} />}
        </Typography>
      </Box>
      {live !== undefined && selection !== null && <RowCheckbox ticket={live} selection={selection} />}
    </>
  );
}

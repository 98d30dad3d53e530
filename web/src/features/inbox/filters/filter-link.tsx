import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import FilterIcon from '@mui/icons-material/FilterListRounded';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { TicketView } from '../list/ticket-filter';
import { filterOfList } from './filter-of-list';

/** Leads to a filter that begins with what the list shows (D-111). */
export function FilterLink({ view }: { view: TicketView }) {
  return (
    <IconButton
      component={Link}
      to={adminLinks.filteredTickets({ filter: filterOfList(view), isEditing: true })}
      size="small"
      color="inherit"
      aria-label={TICKET_FILTER_TEXTS.list}
      title={TICKET_FILTER_TEXTS.list}
    >
      <FilterIcon fontSize="small" />
    </IconButton>
  );
}

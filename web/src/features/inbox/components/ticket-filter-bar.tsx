import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { FILTER_LABELS, TICKET_FILTERS, type TicketFilter } from '../model/ticket-filter';

interface TicketFilterBarProps {
  filter: TicketFilter;
  conversationRef: string | null;
}

/** Status filter of the list. Each is a link, so that it can be opened elsewhere and gone back to. */
export function TicketFilterBar({ filter, conversationRef }: TicketFilterBarProps) {
  const open = conversationRef === null ? {} : { conversation: conversationRef };
  return (
    <Tabs
      component="nav"
      value={filter}
      aria-label="Ticket status"
      sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {TICKET_FILTERS.map((value) => (
        <Tab
          key={value}
          value={value}
          role="link"
          component={Link}
          to={adminLinks.inbox({ status: value, ...open })}
          label={FILTER_LABELS[value]}
          aria-current={value === filter ? 'page' : undefined}
          aria-selected={undefined}
          sx={{ px: 1.5 }}
        />
      ))}
    </Tabs>
  );
}

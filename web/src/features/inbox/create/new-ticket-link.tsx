import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import AddIcon from '@mui/icons-material/AddRounded';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { linkOfNewTicket, type TicketView } from '../list/ticket-filter';

interface NewTicketLinkProps {
  readonly view: TicketView;
  readonly isCurrent: boolean;
}

/** Moves the focus to the link above the list; nowhere on screens too narrow for list and form. */
export function focusNewTicketLink(): void {
  document.querySelector<HTMLElement>('[data-new-ticket]')?.focus();
}

/** Leads from a list to a new ticket for somebody (D-100). */
export function NewTicketLink({ view, isCurrent }: NewTicketLinkProps) {
  return (
    <IconButton
      component={Link}
      data-new-ticket
      to={linkOfNewTicket(view)}
      size="small"
      color="inherit"
      aria-label={NEW_TICKET_TEXTS.create}
      title={NEW_TICKET_TEXTS.create}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <AddIcon fontSize="small" />
    </IconButton>
  );
}

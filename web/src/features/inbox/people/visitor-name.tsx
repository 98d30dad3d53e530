import { isChat } from '@harborline/domain/chat/chat-state';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { type Ticket, visitorLabel } from '../ticket';

/** The name of a conversation's visitor; of a ticket, it leads to the page of the person (D-129). */
export function VisitorName({ ticket }: { ticket: Ticket }) {
  const name = visitorLabel(ticket);
  const to =
    ticket.person_ref === undefined
      ? adminLinks.personOfTicket(ticket.id)
      : adminLinks.person(ticket.person_ref);
  return (
    <Typography variant="h3" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {isChat(ticket) ? (
        name
      ) : (
        <MuiLink component={Link} to={to}>
          {name}
        </MuiLink>
      )}
    </Typography>
  );
}

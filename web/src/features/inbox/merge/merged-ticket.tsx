import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';
import { adminLinks } from '../../../shared/routes/admin-links';
import { type Ticket, visitorLabel } from '../ticket';
import { MergedMessages } from './merged-messages';

interface MergedTicketProps {
  ticket: Ticket;
  at: Date;
  /** whether it was merged into this ticket, not into one that was merged later */
  isDirect: boolean;
}

/** A merged ticket in the thread of the one that stays, at the time when it was merged; its messages unfold (D-110). */
export function MergedTicket({ ticket, at, isDirect }: MergedTicketProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const number = shortNumber(ticket.number);
  return (
    <Box data-merged={ticket.id} sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}>
      <Typography variant="subtitle2" component="p">
        {isDirect
          ? MERGE_TEXTS.wasMerged(number)
          : MERGE_TEXTS.wasMergedBefore(number, shortNumber(ticket.merged_into?.number ?? 0))}
        {' · '}
        <time dateTime={at.toISOString()} title={absoluteTime(at)}>
          {clockTime(at)}
        </time>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi> <bdi>{MERGE_TEXTS.by(visitorLabel(ticket))}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -0.75 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? MERGE_TEXTS.hideMessages(number) : MERGE_TEXTS.showMessages(number)}
        </Button>
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={adminLinks.inbox({ status: ticket.status, conversation: ticket.id })}
        >
          {MERGE_TEXTS.open(number)}
        </Button>
      </Box>
      <Box id={id} hidden={!isOpen}>
        {isOpen && <MergedMessages ticket={ticket} />}
      </Box>
    </Box>
  );
}

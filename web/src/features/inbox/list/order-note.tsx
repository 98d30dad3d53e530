import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { linkOfView, type TicketView } from './ticket-filter';

interface OrderNoteProps {
  readonly view: TicketView;
  readonly conversationRef: string | null;
}

/** Says that a list begins with its oldest tickets, and leads back to the usual order. */
export function OrderNote({ view, conversationRef }: OrderNoteProps) {
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Chip
        size="small"
        color="primary"
        variant="outlined"
        clickable
        component={Link}
        to={linkOfView({ ...view, order: 'newest' }, conversationRef ?? undefined)}
        aria-label={INBOX_TEXTS.clearOrder}
        icon={<CloseIcon />}
        label={INBOX_TEXTS.orders.oldest}
      />
    </Box>
  );
}

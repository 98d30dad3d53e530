import type { Message } from '@harborline/domain/entities/conversation';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { linkBesideList } from '../link-beside-list';
import type { Ticket } from '../ticket';

/** Below a message: the ticket that began with a copy of it (D-122). */
export function TakenTo({ into }: { into: NonNullable<Message['taken_to']> }) {
  return (
    <MuiLink component={Link} to={linkBesideList(into.conversation_ref)} variant="caption" sx={{ px: 0.5 }}>
      {SPLIT_TEXTS.takenTo(shortNumber(into.number))}
    </MuiLink>
  );
}

/** Above the thread: the ticket that has the messages this one began with (D-122). */
export function SplitBanner({ from }: { from: NonNullable<Ticket['split_from']> }) {
  const number = shortNumber(from.number);
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ borderRadius: 0, alignItems: 'center', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 'max-content' }}>
          {SPLIT_TEXTS.splitFrom(number)}
        </Box>
        <Button size="small" color="inherit" component={Link} to={linkBesideList(from.conversation_ref)}>
          {SPLIT_TEXTS.open(number)}
        </Button>
      </Box>
    </Alert>
  );
}

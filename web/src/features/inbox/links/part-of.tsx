import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { linkBesideList } from '../link-beside-list';
import type { Ticket } from '../ticket';
import { useLinks } from './use-links';

/** In the head of a child: leads to its parent (D-127). */
export function PartOf({ ticket }: { ticket: Ticket }) {
  const { state } = useLinks(ticket);
  const parent = state.status === 'ready' ? state.data.parent : null;
  if (parent === null) return null;
  return (
    <Box sx={{ px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider', display: 'flex', minWidth: 0 }}>
      <MuiLink component={Link} to={linkBesideList(parent.conversation_ref)} variant="caption" noWrap>
        <bdi>{LINK_TEXTS.partOf(`${shortNumber(parent.number)} ${parent.title || INBOX_TEXTS.noTitle}`)}</bdi>
      </MuiLink>
    </Box>
  );
}

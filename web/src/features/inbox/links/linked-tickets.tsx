import { type LinkedTicket, linkTickets } from '@harborline/domain/api/inbox/ticket-links';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import type { LinkRole } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import LinkIcon from '@mui/icons-material/AddLinkRounded';
import RemoveIcon from '@mui/icons-material/LinkOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { linkToSplit } from '../split/link-to-split';
import { TicketStatusChip } from '../status/ticket-status-chip';
import type { Ticket } from '../ticket';
import { useUnlinking } from './use-linking';
import { useLinks } from './use-links';

const LinkDialog = lateComponent(async () => (await import('./link-dialog')).LinkDialog);

/** The tickets that are linked with one, each with a way there and out of the link (D-127). */
export function LinkedTickets({ ticket }: { ticket: Ticket }) {
  const { state } = useLinks(ticket);
  if (state.status === 'loading')
    return (
      <ListLoading>
        <Skeleton variant="rounded" height={44} />
      </ListLoading>
    );
  if (state.status !== 'ready') return <ErrorState title={LINK_TEXTS.loadFailed} onRetry={state.retry} />;
  const { parent, children, related, ...count } = state.data;
  const isNone = parent === null && children.length === 0 && related.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNone && (
        <Typography variant="body2" color="textSecondary">
          {LINK_TEXTS.none}
        </Typography>
      )}
      {parent !== null && <Group title={LINK_TEXTS.parent} of={ticket} as="parent" tickets={[parent]} />}
      {children.length > 0 && (
        <div>
          <Group
            title={LINK_TEXTS.children}
            note={LINK_TEXTS.childCount(count.children_count, count.unsettled_count)}
            of={ticket}
            as="child"
            tickets={children}
          />
          {ticket.children_ref !== undefined && (
            <Button
              size="small"
              color="inherit"
              variant="outlined"
              component={Link}
              to={adminLinks.inbox({ status: 'all', children: ticket.children_ref })}
              sx={{ mt: 0.5 }}
            >
              {LINK_TEXTS.showChildren}
            </Button>
          )}
        </div>
      )}
      {related.length > 0 && <Group title={LINK_TEXTS.related} of={ticket} as="related" tickets={related} />}
      <AddButton ticket={ticket} />
    </Box>
  );
}

/** Opens the dialog; nothing for a merged ticket, and for whoever may not assign. */
function AddButton({ ticket }: { ticket: Ticket }) {
  const mayLink = useMay(linkTickets);
  const [isOpen, setOpen] = useState(false);
  if (!mayLink || ticket.merged_into !== undefined) return null;
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<LinkIcon />}
        sx={{ ml: -1 }}
        onClick={() => setOpen(true)}
      >
        {LINK_TEXTS.add}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly of: Ticket;
  /** what these are to that ticket */
  readonly as: LinkRole;
  readonly tickets: readonly LinkedTicket[];
}

function Group({ title, note, of, as, tickets }: GroupProps) {
  const titleId = useId();
  return (
    <div>
      <Typography id={titleId} component="p" variant="caption" color="textSecondary">
        {title}
        {note !== undefined && ` · ${note}`}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tickets.map((ticket) => (
          <Linked key={ticket.conversation_ref} ticket={ticket} of={of} as={as} />
        ))}
      </Box>
    </div>
  );
}

function Linked({ ticket, of, as }: Pick<GroupProps, 'of' | 'as'> & { ticket: LinkedTicket }) {
  const mayLink = useMay(linkTickets);
  const { unlink, isRunning } = useUnlinking();
  const number = shortNumber(ticket.number);
  return (
    <Box
      component="li"
      data-linked={ticket.conversation_ref}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <MuiLink
        component={Link}
        to={linkToSplit(ticket.conversation_ref)}
        variant="body2"
        title={`${number} ${ticket.title || INBOX_TEXTS.noTitle}`}
        sx={{
          ...{ flex: 1, minWidth: 0, my: 0.5, overflow: 'hidden', overflowWrap: 'anywhere' },
          ...{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
        }}
      >
        {number} <bdi>{ticket.title || INBOX_TEXTS.noTitle}</bdi>
      </MuiLink>
      <TicketStatusChip ticket={ticket} />
      {mayLink && (
        <IconButton
          size="small"
          aria-label={LINK_TEXTS.remove(number)}
          title={LINK_TEXTS.remove(number)}
          disabled={isRunning}
          onClick={() => void unlink({ ref: of.id, other: ticket, role: as })}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

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
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { linkBesideList } from '../link-beside-list';
import { TicketStatusChip } from '../status/ticket-status-chip';
import type { Ticket } from '../ticket';
import { useUnlinking } from './use-linking';
import { useLinks } from './use-links';

const LinkDialog = lateComponent(async () => (await import('./link-dialog')).LinkDialog);
const ConfirmDialog = lateComponent(
  async () => (await import('../../../shared/ui-admin/confirm-dialog')).ConfirmDialog,
);

/** Moves the focus into the section once it was lost with a row. */
function refocus(section: HTMLElement | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const add = section?.querySelector<HTMLElement>('[data-add-link]');
  (add ?? section)?.focus();
}

/** The tickets that are linked with one, each with a way there and out of the link (D-127). */
export function LinkedTickets({ ticket }: { ticket: Ticket }) {
  const { state } = useLinks(ticket);
  const section = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  const links = state.status === 'ready' ? state.data : null;
  useEffect(() => {
    if (!isRemoving.current || links === null) return;
    isRemoving.current = false;
    refocus(section.current);
  }, [links]);
  if (state.status === 'loading')
    return (
      <ListLoading>
        <Skeleton variant="rounded" height={44} />
      </ListLoading>
    );
  if (state.status !== 'ready') return <ErrorState title={LINK_TEXTS.loadFailed} onRetry={state.retry} />;
  const { parent, children, related, ...count } = state.data;
  const all = {
    of: ticket,
    onRemoving: (is: boolean) => {
      isRemoving.current = is;
    },
  };
  const isNone = parent === null && children.length === 0 && related.length === 0;
  return (
    <Box
      ref={section}
      role="group"
      aria-label={LINK_TEXTS.label}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none' }}
    >
      {isNone && (
        <Typography variant="body2" color="textSecondary">
          {LINK_TEXTS.none}
        </Typography>
      )}
      {parent !== null && <Group title={LINK_TEXTS.parent} {...all} as="parent" tickets={[parent]} />}
      {children.length > 0 && (
        <div>
          <Group
            title={LINK_TEXTS.children}
            note={LINK_TEXTS.childCount(count.children_count, count.unsettled_count)}
            {...all}
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
      {related.length > 0 && <Group title={LINK_TEXTS.related} {...all} as="related" tickets={related} />}
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
        data-add-link=""
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
  /** called when one is about to leave, and if it stays after all */
  readonly onRemoving: (isRemoving: boolean) => void;
}

function Group({ title, note, tickets, ...rest }: GroupProps) {
  const titleId = useId();
  return (
    <div>
      <Typography id={titleId} component="p" variant="caption" color="textSecondary">
        {title}
        {note !== undefined && ` · ${note}`}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tickets.map((ticket) => (
          <Linked key={ticket.conversation_ref} ticket={ticket} {...rest} />
        ))}
      </Box>
    </div>
  );
}

type LinkedProps = Pick<GroupProps, 'of' | 'as' | 'onRemoving'> & { readonly ticket: LinkedTicket };

function Linked({ ticket, of, as, onRemoving }: LinkedProps) {
  const mayLink = useMay(linkTickets);
  const { unlink, isRunning } = useUnlinking();
  const [isAsking, setAsking] = useState(false);
  const isFinal = ticket.is_merged || of.merged_into !== undefined;
  const remove = async () => {
    setAsking(false);
    onRemoving(true);
    const isDone = await unlink({ ref: of.id, other: ticket, role: as, hasWayBack: !isFinal });
    if (!isDone) onRemoving(false);
  };
  const number = shortNumber(ticket.number);
  return (
    <Box
      component="li"
      data-linked={ticket.conversation_ref}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      <MuiLink
        component={Link}
        to={linkBesideList(ticket.conversation_ref)}
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
          {...(isFinal ? { 'aria-haspopup': 'dialog' } : {})}
          onClick={() => (isFinal ? setAsking(true) : void remove())}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={LINK_TEXTS.removeTitle(number)}
            description={LINK_TEXTS.removeMergedBody}
            confirmLabel={LINK_TEXTS.removeConfirm}
            isDestructive
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

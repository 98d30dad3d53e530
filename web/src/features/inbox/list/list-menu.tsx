import { TICKET_ORDERS } from '@harborline/domain/stores/conversations';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_SEARCH_TEXTS } from '@harborline/domain/texts/ticket-search';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import CheckIcon from '@mui/icons-material/CheckRounded';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { firstView } from '../drafts/draft-view';
import { useDraftRights } from '../drafts/use-draft-actor';
import { useDraftCount } from '../drafts/use-draft-list';
import { useSavedFilters } from '../filters/use-saved-filters';
import { QueueItems } from '../smart-queues/queue-items';
import { ListCount } from './count/list-count';
import type { ListCounts } from './count/use-list-counts';
import { linkOfView, type TicketView } from './ticket-filter';

interface ListMenuProps {
  anchor: HTMLElement | null;
  view: TicketView;
  counts: ListCounts;
  /** the list that is shown in the place of the view's */
  instead: 'mentions' | 'drafts' | 'search' | 'filter' | 'queue' | null;
  /** the smart queue that is shown, if one is */
  queueRef?: string;
  onClose: () => void;
}

/** One list of the menu. */
interface Choice {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly count: number | undefined;
  readonly isCurrent: boolean;
}

/** All lists; that of mentions stands behind those that are one's own. */
function choicesOf({ view, counts, instead }: Pick<ListMenuProps, 'view' | 'counts' | 'instead'>) {
  const choices: Choice[] = TICKET_TABS.map((tab) => ({
    key: tab,
    name: INBOX_TEXTS.lists[tab],
    to: linkOfView({ ...view, tab, partOf: undefined }),
    count: counts.countOf({ ...view, tab, partOf: undefined }),
    isCurrent: instead === null && tab === view.tab && view.partOf === undefined,
  }));
  const mentions: Choice = {
    key: 'mentiontickets',
    name: MENTION_TEXTS.list,
    to: adminLinks.mentions(),
    count: counts.mentions,
    isCurrent: instead === 'mentions',
  };
  const at = TICKET_TABS.indexOf('tickets') + 1;
  return [...choices.slice(0, at), mentions, ...choices.slice(at)];
}

/** Links to the lists, each with its count; the status filter stays, the open ticket does not. */
export function ListMenu({ anchor, view, counts, instead, queueRef = '', onClose }: ListMenuProps) {
  const isOpen = anchor !== null;
  const { maySubmit, mayReview } = useDraftRights();
  const hasDrafts = maySubmit || mayReview;
  const { want, wantMentions } = counts;
  useEffect(() => {
    if (!isOpen) return;
    for (const tab of TICKET_TABS)
      if (instead !== null || tab !== view.tab || view.partOf !== undefined)
        want({ ...view, tab, partOf: undefined });
    wantMentions();
  }, [isOpen, instead, view, want, wantMentions]);
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.list } }}
    >
      {choicesOf({ view, counts, instead }).map(({ key, name, to, count, isCurrent }) => (
        <MenuItem
          key={key}
          component={Link}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onClose}
        >
          <ListItemIcon>{isCurrent && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>{name}</ListItemText>
          <ListCount count={count} />
        </MenuItem>
      ))}
      {isOpen && (hasDrafts || instead === 'drafts') && (
        <DraftsItem isCurrent={instead === 'drafts'} onClick={onClose} />
      )}
      <MenuItem
        component={Link}
        to={adminLinks.ticketSearch()}
        aria-current={instead === 'search' ? 'page' : undefined}
        onClick={onClose}
      >
        <ListItemIcon>{instead === 'search' && <CheckIcon fontSize="small" />}</ListItemIcon>
        <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
          {TICKET_SEARCH_TEXTS.list}
        </ListItemText>
      </MenuItem>
      <MenuItem
        component={Link}
        to={adminLinks.filteredTickets()}
        aria-current={instead === 'filter' ? 'page' : undefined}
        onClick={onClose}
      >
        <ListItemIcon>{instead === 'filter' && <CheckIcon fontSize="small" />}</ListItemIcon>
        <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
          {TICKET_FILTER_TEXTS.list}
        </ListItemText>
      </MenuItem>
      {isOpen && <PinnedFilters onClick={onClose} />}
      {isOpen && <QueueItems current={queueRef} onClick={onClose} />}
      <MenuItem component={Link} to={adminLinks.people()} onClick={onClose}>
        <ListItemIcon />
        <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
          {PEOPLE_TEXTS.directory.people}
        </ListItemText>
      </MenuItem>
      {instead === null && <Divider />}
      {instead === null && <OrderItems view={view} onClick={onClose} />}
    </Menu>
  );
}

/** Leads to the same list in the other order. */
function OrderItems({ view, onClick }: { view: TicketView; onClick: () => void }) {
  const current = view.order ?? 'newest';
  return TICKET_ORDERS.map((order) => (
    <MenuItem
      key={order}
      component={Link}
      to={linkOfView({ ...view, order })}
      aria-current={order === current ? 'true' : undefined}
      onClick={onClick}
    >
      <ListItemIcon>{order === current && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
        {INBOX_TEXTS.orders[order]}
      </ListItemText>
    </MenuItem>
  ));
}

/** Leads to the saved filters that are pinned, one's own and those of everybody (D-112). */
function PinnedFilters({ onClick }: { onClick: () => void }) {
  const { state } = useSavedFilters();
  const pinned = state.status === 'ready' ? state.data.filter(({ is_pinned }) => is_pinned) : [];
  return pinned.map(({ filter_ref: saved, name, filter }) => (
    <MenuItem
      key={saved}
      component={Link}
      to={adminLinks.filteredTickets({ filter, saved })}
      onClick={onClick}
    >
      <ListItemIcon>
        <PinIcon fontSize="small" titleAccess={TICKET_FILTER_TEXTS.pinned} />
      </ListItemIcon>
      <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' }, noWrap: true, dir: 'auto' } }}>
        {name}
      </ListItemText>
    </MenuItem>
  ));
}

/** Leads to the drafts that the person reviews, or else to their own. */
function DraftsItem({ isCurrent, onClick }: { isCurrent: boolean; onClick: () => void }) {
  const mayReview = useMay('ReplyDrafts.readOthers');
  const view = firstView(mayReview ? 'others' : 'self');
  const count = useDraftCount(view, null);
  return (
    <MenuItem
      component={Link}
      to={adminLinks.drafts(view)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      <ListItemIcon>{isCurrent && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
        {mayReview ? DRAFT_TEXTS.toReviewList : DRAFT_TEXTS.list}
      </ListItemText>
      <ListCount count={count} />
    </MenuItem>
  );
}

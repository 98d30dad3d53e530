import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ListCount } from './count/list-count';
import type { ListCounts } from './count/use-list-counts';
import { linkOfView, type TicketView } from './ticket-filter';

interface ListMenuProps {
  anchor: HTMLElement | null;
  view: TicketView;
  counts: ListCounts;
  isMentions: boolean;
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
function choicesOf({ view, counts, isMentions }: Pick<ListMenuProps, 'view' | 'counts' | 'isMentions'>) {
  const choices: Choice[] = TICKET_TABS.map((tab) => ({
    key: tab,
    name: INBOX_TEXTS.lists[tab],
    to: linkOfView({ ...view, tab }),
    count: counts.countOf({ ...view, tab }),
    isCurrent: !isMentions && tab === view.tab,
  }));
  const mentions: Choice = {
    key: 'mentiontickets',
    name: MENTION_TEXTS.list,
    to: adminLinks.mentions(),
    count: counts.mentions,
    isCurrent: isMentions,
  };
  const at = TICKET_TABS.indexOf('tickets') + 1;
  return [...choices.slice(0, at), mentions, ...choices.slice(at)];
}

/** Links to the lists, each with its count; the status filter stays, the open ticket does not. */
export function ListMenu({ anchor, view, counts, isMentions, onClose }: ListMenuProps) {
  const isOpen = anchor !== null;
  const { want, wantMentions } = counts;
  useEffect(() => {
    if (!isOpen) return;
    for (const tab of TICKET_TABS) if (isMentions || tab !== view.tab) want({ ...view, tab });
    wantMentions();
  }, [isOpen, isMentions, view, want, wantMentions]);
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.list } }}
    >
      {choicesOf({ view, counts, isMentions }).map(({ key, name, to, count, isCurrent }) => (
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
    </Menu>
  );
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ListCount } from './count/list-count';
import type { ListCounts } from './count/use-list-counts';
import { linkOfView, type TicketView } from './ticket-filter';

interface ListMenuProps {
  anchor: HTMLElement | null;
  view: TicketView;
  counts: ListCounts;
  onClose: () => void;
}

/** Links to the lists of tickets, each with its count; the status filter stays, the open ticket does not. */
export function ListMenu({ anchor, view, counts, onClose }: ListMenuProps) {
  const isOpen = anchor !== null;
  const { want } = counts;
  useEffect(() => {
    if (isOpen) for (const tab of TICKET_TABS) if (tab !== view.tab) want({ ...view, tab });
  }, [isOpen, view, want]);
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.list } }}
    >
      {TICKET_TABS.map((tab) => (
        <MenuItem
          key={tab}
          component={Link}
          to={linkOfView({ ...view, tab })}
          aria-current={tab === view.tab ? 'page' : undefined}
          onClick={onClose}
        >
          <ListItemIcon>{tab === view.tab && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
            {INBOX_TEXTS.lists[tab]}
          </ListItemText>
          <ListCount count={counts.countOf({ ...view, tab })} />
        </MenuItem>
      ))}
    </Menu>
  );
}

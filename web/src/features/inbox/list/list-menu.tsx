import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_TABS } from '@harborline/domain/tickets/ticket-lists';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { linkOfView, type TicketView } from './ticket-filter';

interface ListMenuProps {
  anchor: HTMLElement | null;
  view: TicketView;
  onClose: () => void;
}

/** Links to the lists of tickets; the status filter stays, the open ticket does not. */
export function ListMenu({ anchor, view, onClose }: ListMenuProps) {
  return (
    <Menu
      open={anchor !== null}
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
        </MenuItem>
      ))}
    </Menu>
  );
}

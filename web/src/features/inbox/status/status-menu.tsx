import {
  type ConversationStatus,
  SETTABLE_STATUSES,
  type SettableStatus,
} from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FILTER_LABELS } from '../list/ticket-filter';

interface StatusMenuProps {
  anchor: HTMLElement | null;
  /** the ticket's current status; null marks none */
  status: ConversationStatus | null;
  onChoose: (status: SettableStatus) => void;
  onClose: () => void;
}

/** The statuses a ticket can have; the current one is marked. */
export function StatusMenu({ anchor, status, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.status } }}
    >
      {SETTABLE_STATUSES.map((candidate) => (
        <MenuItem
          key={candidate}
          role="menuitemradio"
          aria-checked={candidate === status}
          onClick={() => onChoose(candidate)}
        >
          <ListItemIcon>{candidate === status && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
            {FILTER_LABELS[candidate]}
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}

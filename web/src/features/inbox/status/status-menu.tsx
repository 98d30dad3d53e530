import { CONVERSATION_STATUSES, type ConversationStatus } from '@harborline/domain/entities/conversation';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FILTER_LABELS } from '../list/ticket-filter';

interface StatusMenuProps {
  anchor: HTMLElement | null;
  /** the ticket's now */
  status: ConversationStatus;
  onChoose: (status: ConversationStatus) => void;
  onClose: () => void;
}

/** The statuses of a ticket, with a mark on its present one. */
export function StatusMenu({ anchor, status, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Status' } }}
    >
      {CONVERSATION_STATUSES.map((candidate) => (
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

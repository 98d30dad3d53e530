import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import SplitIcon from '@mui/icons-material/CallSplitRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface MessageMenuProps {
  anchor: HTMLElement | null;
  onSplit: () => void;
  onClose: () => void;
}

/** What can be done with a message of the visitor. */
export function MessageMenu({ anchor, onSplit, onClose }: MessageMenuProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      <MenuItem
        onClick={() => {
          onClose();
          onSplit();
        }}
      >
        <ListItemIcon>
          <SplitIcon fontSize="small" />
        </ListItemIcon>
        {SPLIT_TEXTS.split}
      </MenuItem>
    </Menu>
  );
}

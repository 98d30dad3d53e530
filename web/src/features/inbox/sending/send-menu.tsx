import {
  type ConversationStatus,
  SETTABLE_STATUSES,
  type SettableStatus,
} from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

interface SendMenuProps {
  anchor: HTMLElement;
  /** of the ticket, which may get another with the reply */
  status: ConversationStatus;
  onChoose: (status: SettableStatus) => void;
  /** chooses a time for it; absent where nobody can */
  onPlan: (() => void) | undefined;
  hasFiles: boolean;
  onClose: () => void;
}

/** The statuses that a ticket may get with a reply (D-113), and sending it later (D-120). */
export function SendMenu({ anchor, status, onChoose, onPlan, hasFiles, onClose }: SendMenuProps) {
  const isOnline = useIsOnline();
  const obstacle = hasFiles ? LATER_TEXTS.noFiles : isOnline ? null : LATER_TEXTS.offline;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.moreWaysToSend } }}
    >
      {SETTABLE_STATUSES.filter((candidate) => candidate !== status).map((candidate) => (
        <MenuItem key={candidate} onClick={() => onChoose(candidate)}>
          {INBOX_TEXTS.sendAnd[candidate]}
        </MenuItem>
      ))}
      {onPlan !== undefined && <Divider />}
      {onPlan !== undefined && (
        <MenuItem disabled={obstacle !== null} onClick={onPlan}>
          <ListItemText
            primary={LATER_TEXTS.menu}
            secondary={obstacle}
            slotProps={{ primary: { sx: { font: 'inherit' } } }}
            sx={{ my: 0 }}
          />
        </MenuItem>
      )}
    </Menu>
  );
}

import { CONVERSATION_STATUSES, type ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface SendMenuProps {
  anchor: HTMLElement;
  /** of the ticket, which may get another with the reply */
  status: ConversationStatus;
  onChoose: (status: ConversationStatus) => void;
  onClose: () => void;
}

/** The statuses that a ticket may get with a reply (D-113). */
export function SendMenu({ anchor, status, onChoose, onClose }: SendMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': INBOX_TEXTS.moreWaysToSend } }}
    >
      {CONVERSATION_STATUSES.filter((candidate) => candidate !== status).map((candidate) => (
        <MenuItem key={candidate} onClick={() => onChoose(candidate)}>
          {INBOX_TEXTS.sendAnd[candidate]}
        </MenuItem>
      ))}
    </Menu>
  );
}

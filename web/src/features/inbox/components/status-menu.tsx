import { CONVERSATION_STATUSES, type ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface StatusMenuProps {
  anchor: HTMLElement | null;
  /** the ticket's now, which is not offered */
  status: ConversationStatus;
  onChoose: (status: ConversationStatus) => void;
  onClose: () => void;
}

const ACTIONS: Record<ConversationStatus, string> = {
  open: INBOX_TEXTS.reopenTicket,
  pending: INBOX_TEXTS.markPending,
  closed: INBOX_TEXTS.closeTicket,
};

/** What a ticket's status may become. */
export function StatusMenu({ anchor, status, onChoose, onClose }: StatusMenuProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {CONVERSATION_STATUSES.filter((candidate) => candidate !== status).map((candidate) => (
        <MenuItem key={candidate} onClick={() => onChoose(candidate)}>
          {ACTIONS[candidate]}
        </MenuItem>
      ))}
    </Menu>
  );
}

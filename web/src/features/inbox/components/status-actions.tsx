import { CONVERSATION_STATUSES, type ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FILTER_LABELS } from '../model/ticket-filter';

interface StatusActionsProps {
  status: ConversationStatus;
  onChange: (status: ConversationStatus) => void;
}

const ACTIONS: Record<ConversationStatus, string> = {
  open: INBOX_TEXTS.reopenTicket,
  pending: INBOX_TEXTS.markPending,
  closed: INBOX_TEXTS.closeTicket,
};

/** The ticket's status, and what it may become. */
export function StatusActions({ status, onChange }: StatusActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: ConversationStatus) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Status: ${FILTER_LABELS[status]}`}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {FILTER_LABELS[status]}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CONVERSATION_STATUSES.filter((candidate) => candidate !== status).map((candidate) => (
          <MenuItem key={candidate} onClick={() => choose(candidate)}>
            {ACTIONS[candidate]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

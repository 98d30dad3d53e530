import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import StatusIcon from '@mui/icons-material/LabelOutlined';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { SnoozeMenu } from '../snooze/snooze-menu';
import type { NextStatus } from '../status/next-status';
import { OwnStatusMenu } from '../status/own-status-menu';
import type { Ticket } from '../ticket';

interface MoreMenuProps {
  anchor: HTMLElement | null;
  ticket: Ticket;
  mayReply: boolean;
  onStatusChange: (status: NextStatus) => void;
  onDetails: () => void;
  onClose: () => void;
}

/** What one of the choices opens in place of the menu. */
type Opened = 'snooze' | 'status' | null;

interface ItemProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}

const item = ({ icon, label, onClick }: ItemProps) => (
  <MenuItem key={label} onClick={onClick}>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </MenuItem>
);

/** What else can be done with a ticket, at the end of the bar below it. */
export function MoreMenu({ anchor, ticket, mayReply, onStatusChange, onDetails, onClose }: MoreMenuProps) {
  const [opened, setOpened] = useState<Opened>(null);
  // A message may come while somebody looks for a date (D-119).
  const [follows, setFollows] = useState('');
  const close = () => {
    setOpened(null);
    onClose();
  };
  const openSnooze = () => {
    setFollows(ticket.last_message.id);
    setOpened('snooze');
  };
  const showDetails = () => {
    close();
    onDetails();
  };
  return (
    <>
      <Menu
        open={anchor !== null && opened === null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': PHONE_INBOX_TEXTS.more } }}
      >
        {mayReply &&
          ticket.status !== 'closed' &&
          item({ icon: <SnoozeIcon fontSize="small" />, label: SNOOZE_TEXTS.snooze, onClick: openSnooze })}
        {mayReply &&
          item({
            icon: <StatusIcon fontSize="small" />,
            label: PHONE_INBOX_TEXTS.status,
            onClick: () => setOpened('status'),
          })}
        {item({ icon: <InfoIcon fontSize="small" />, label: INBOX_TEXTS.details, onClick: showDetails })}
      </Menu>
      <SnoozeMenu
        anchor={opened === 'snooze' ? anchor : null}
        onChoose={(until) => onStatusChange({ until, follows })}
        onClose={close}
      />
      <OwnStatusMenu
        anchor={opened === 'status' ? anchor : null}
        ticket={ticket}
        onChoose={(next) => {
          close();
          onStatusChange(next);
        }}
        onClose={close}
      />
    </>
  );
}

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

interface ChoicesProps extends Pick<MoreMenuProps, 'anchor' | 'ticket' | 'mayReply' | 'onClose'> {
  onSnooze: () => void;
  onStatus: () => void;
  onDetails: () => void;
}

function Choices({ anchor, ticket, mayReply, onSnooze, onStatus, onDetails, onClose }: ChoicesProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': PHONE_INBOX_TEXTS.more } }}
    >
      {mayReply &&
        ticket.status !== 'closed' &&
        item({ icon: <SnoozeIcon fontSize="small" />, label: SNOOZE_TEXTS.snooze, onClick: onSnooze })}
      {mayReply &&
        item({ icon: <StatusIcon fontSize="small" />, label: PHONE_INBOX_TEXTS.status, onClick: onStatus })}
      {item({ icon: <InfoIcon fontSize="small" />, label: INBOX_TEXTS.details, onClick: onDetails })}
    </Menu>
  );
}

/** What else can be done with a ticket, at the end of the bar below it. */
export function MoreMenu({ anchor, onStatusChange, ...props }: MoreMenuProps) {
  const { ticket } = props;
  // What one of the choices opens in place of the menu.
  const [opened, setOpened] = useState<'snooze' | 'status' | null>(null);
  // A message may come while somebody looks for a date (D-119).
  const [follows, setFollows] = useState('');
  const close = () => {
    setOpened(null);
    props.onClose();
  };
  const choose = (next: NextStatus) => {
    close();
    onStatusChange(next);
  };
  return (
    <>
      <Choices
        {...props}
        anchor={opened === null ? anchor : null}
        onSnooze={() => {
          setFollows(ticket.last_message.id);
          setOpened('snooze');
        }}
        onStatus={() => setOpened('status')}
        onDetails={() => {
          close();
          props.onDetails();
        }}
        onClose={close}
      />
      <SnoozeMenu
        anchor={opened === 'snooze' ? anchor : null}
        onChoose={(until) => onStatusChange({ until, follows })}
        onClose={close}
      />
      <OwnStatusMenu
        anchor={opened === 'status' ? anchor : null}
        ticket={ticket}
        onChoose={choose}
        onClose={close}
      />
    </>
  );
}

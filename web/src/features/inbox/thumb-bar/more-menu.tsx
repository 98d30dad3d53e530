import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { PHONE_INBOX_TEXTS } from '@harborline/domain/texts/phone-inbox';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import StatusIcon from '@mui/icons-material/LabelOutlined';
import AssignIcon from '@mui/icons-material/PersonOutlineRounded';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { AssigneeMenu } from '../details/assignee/assignee-menu';
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
  onAssign: () => void;
  onDetails: () => void;
}

function Choices({
  anchor,
  ticket,
  mayReply,
  onSnooze,
  onStatus,
  onAssign,
  onDetails,
  onClose,
}: ChoicesProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // Above the bar, which it would cover otherwise.
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': PHONE_INBOX_TEXTS.more } }}
    >
      {mayReply &&
        ticket.status !== 'closed' &&
        item({ icon: <SnoozeIcon fontSize="small" />, label: SNOOZE_TEXTS.snooze, onClick: onSnooze })}
      {mayReply &&
        item({ icon: <StatusIcon fontSize="small" />, label: PHONE_INBOX_TEXTS.status, onClick: onStatus })}
      {mayReply &&
        item({ icon: <AssignIcon fontSize="small" />, label: ASSIGNEE_TEXTS.choose, onClick: onAssign })}
      {item({ icon: <InfoIcon fontSize="small" />, label: INBOX_TEXTS.details, onClick: onDetails })}
    </Menu>
  );
}

interface OpenedProps extends Pick<MoreMenuProps, 'anchor' | 'ticket' | 'onStatusChange' | 'onClose'> {
  menu: 'snooze' | 'status' | 'assign' | null;
  /** the last message when the times to snooze until were offered: another may come while somebody looks (D-119) */
  follows: string;
}

/** What one of the choices opens in place of the menu. */
function Opened({ menu, anchor, ticket, follows, onStatusChange, onClose }: OpenedProps) {
  return (
    <>
      <SnoozeMenu
        anchor={menu === 'snooze' ? anchor : null}
        onChoose={(until) => onStatusChange({ until, follows })}
        onClose={onClose}
      />
      <OwnStatusMenu
        anchor={menu === 'status' ? anchor : null}
        ticket={ticket}
        onChoose={(next) => {
          onClose();
          onStatusChange(next);
        }}
        onClose={onClose}
      />
      <AssigneeMenu anchor={menu === 'assign' ? anchor : null} ticket={ticket} onClose={onClose} />
    </>
  );
}

/** What else can be done with a ticket, at the end of the bar below it. */
export function MoreMenu(props: MoreMenuProps) {
  const [menu, setMenu] = useState<OpenedProps['menu']>(null);
  const [follows, setFollows] = useState('');
  const close = () => {
    setMenu(null);
    props.onClose();
  };
  return (
    <>
      <Choices
        {...props}
        anchor={menu === null ? props.anchor : null}
        onSnooze={() => {
          setFollows(props.ticket.last_message.id);
          setMenu('snooze');
        }}
        onStatus={() => setMenu('status')}
        onAssign={() => setMenu('assign')}
        onDetails={() => {
          close();
          props.onDetails();
        }}
        onClose={close}
      />
      <Opened {...props} menu={menu} follows={follows} onClose={close} />
    </>
  );
}

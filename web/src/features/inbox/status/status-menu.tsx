import { SETTABLE_STATUSES, type SettableStatus } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { ownStatusOf, type TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FILTER_LABELS } from '../list/ticket-filter';
import type { NextOwn } from './next-status';

export interface StatusMenuProps {
  anchor: HTMLElement | null;
  /** whose status is marked; null marks none */
  ticket: TicketStatusFields | null;
  onChoose: (status: SettableStatus | NextOwn) => void;
  onClose: () => void;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly isOwn: boolean;
  readonly next: SettableStatus | NextOwn;
}

/** Those of everybody, each with the own ones that count as it beneath. */
const itemsOf = (own: readonly OwnStatus[]): Item[] =>
  SETTABLE_STATUSES.flatMap((status) => [
    { key: status, label: FILTER_LABELS[status], isOwn: false, next: status },
    ...own
      .filter(({ counts_as }) => counts_as === status)
      .map(({ ref, name }) => ({
        key: ref,
        label: name,
        isOwn: true,
        next: { status, ownRef: ref, name },
      })),
  ]);

/** The statuses a ticket can have; the current one is marked. */
export function StatusMenu({ anchor, ticket, own, onChoose, onClose }: StatusMenuProps & Own) {
  const current = ticket === null ? undefined : (ownStatusOf(own, ticket)?.ref ?? ticket.status);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': INBOX_TEXTS.status },
        paper: { sx: { maxWidth: 'min(360px, calc(100vw - 32px))' } },
      }}
    >
      {itemsOf(own).map(({ key, label, isOwn, next }) => (
        <MenuItem
          key={key}
          role="menuitemradio"
          aria-checked={key === current}
          sx={isOwn ? { pl: 3.5 } : {}}
          onClick={() => onChoose(next)}
        >
          <ListItemIcon>{key === current && <CheckIcon fontSize="small" />}</ListItemIcon>
          <ListItemText slotProps={{ primary: { noWrap: true, title: label, sx: { fontSize: 'inherit' } } }}>
            <bdi>{label}</bdi>
          </ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}

interface Own {
  /** the library's own, in their order (D-121) */
  own: readonly OwnStatus[];
}

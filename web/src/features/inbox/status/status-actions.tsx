import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { ownRefOf, type TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { offerClose } from '../../../shared/commands/close-target';
import { report } from '../../../shared/config/report';
import { lateComponent } from '../../../shared/hooks/late-component';
import { FILTER_LABELS } from '../list/ticket-filter';
import { MenuButton } from '../menu-button';
import { useTicketKey } from '../use-ticket-key';
import type { NextOwn } from './next-status';

const loadMenu = () => import('./own-status-menu');
const OwnStatusMenu = lateComponent(async () => (await loadMenu()).OwnStatusMenu);
const OwnStatusName = lateComponent(async () => (await import('./own-status-name')).OwnStatusName);

interface StatusActionsProps {
  ticket: TicketStatusFields;
  onChange: (status: SettableStatus | NextOwn) => void;
}

/** The ticket's status, with a menu to change it; E, and the command bar, close it or reopen it. */
export function StatusActions({ ticket, onChange }: StatusActionsProps) {
  const [ownName, setOwnName] = useState('');
  const [isNear, setIsNear] = useState(false);
  // The menu must be there if the connection is lost later.
  useEffect(() => {
    loadMenu().catch((error: unknown) => report('status-menu', error));
  }, []);
  const hasOwn = ownRefOf(ticket) !== '';
  const name = (hasOwn && ownName) || FILTER_LABELS[ticket.status];
  const isClosed = ticket.status === 'closed';
  const close = () => onChange(isClosed ? 'open' : 'closed');
  useTicketKey('e', close);
  useEffect(() => offerClose({ isClosed, run: close }));
  const comeNear = () => setIsNear(true);
  return (
    <Box component="span" onPointerEnter={comeNear} onFocus={comeNear} sx={{ flex: 'none' }}>
      {(hasOwn || isNear) && (
        <Suspense>
          <OwnStatusName ticket={ticket} onName={setOwnName} />
        </Suspense>
      )}
      <MenuButton
        label={INBOX_TEXTS.statusIs(name)}
        variant="outlined"
        menu={(anchor, onClose) => (
          <OwnStatusMenu
            anchor={anchor}
            ticket={ticket}
            onChoose={(next) => {
              onClose();
              onChange(next);
            }}
            onClose={onClose}
          />
        )}
      >
        <Box
          component="span"
          dir={hasOwn ? 'auto' : undefined}
          sx={{
            display: 'block',
            maxWidth: { xs: 72, sm: 180 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </MenuButton>
    </Box>
  );
}

import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { useEffect } from 'react';
import { report } from '../../../shared/config/report';
import { lateComponent } from '../../../shared/hooks/late-component';
import { FILTER_LABELS } from '../list/ticket-filter';
import { MenuButton } from '../menu-button';

const loadMenu = () => import('./status-menu');
const StatusMenu = lateComponent(async () => (await loadMenu()).StatusMenu);

interface StatusActionsProps {
  status: ConversationStatus;
  onChange: (status: SettableStatus) => void;
}

/** The ticket's status, with a menu to change it. */
export function StatusActions({ status, onChange }: StatusActionsProps) {
  // The menu must be there if the connection is lost later.
  useEffect(() => {
    loadMenu().catch((error: unknown) => report('status-menu', error));
  }, []);
  return (
    <MenuButton
      label={INBOX_TEXTS.statusIs(FILTER_LABELS[status])}
      variant="outlined"
      menu={(anchor, onClose) => (
        <StatusMenu
          anchor={anchor}
          status={status}
          onChoose={(next) => {
            onClose();
            onChange(next);
          }}
          onClose={onClose}
        />
      )}
    >
      {FILTER_LABELS[status]}
    </MenuButton>
  );
}

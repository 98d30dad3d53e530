import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { lazy } from 'react';
import { MenuButton } from '../menu-button';
import type { TicketView } from './ticket-filter';

const ListMenu = lazy(async () => ({ default: (await import('./list-menu')).ListMenu }));

/** Which list of tickets is shown, with a menu of the others (S3-40, D-76). */
export function ListChoice({ view }: { view: TicketView }) {
  const name = INBOX_TEXTS.lists[view.tab];
  return (
    <MenuButton
      label={INBOX_TEXTS.listIs(name)}
      menu={(anchor, onClose) => <ListMenu anchor={anchor} view={view} onClose={onClose} />}
    >
      {name}
    </MenuButton>
  );
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { countText } from '@harborline/domain/tickets/ticket-lists';
import { lazy } from 'react';
import { MenuButton } from '../menu-button';
import { ListCount } from './count/list-count';
import type { ListCounts } from './count/use-list-counts';
import type { TicketView } from './ticket-filter';

const ListMenu = lazy(async () => ({ default: (await import('./list-menu')).ListMenu }));

/** Which list of tickets is shown and how many it holds, with a menu of the others (S3-40, D-76). */
export function ListChoice({ view, counts }: { view: TicketView; counts: ListCounts }) {
  const name = INBOX_TEXTS.lists[view.tab];
  const count = counts.countOf(view);
  const said = count === undefined ? '' : countText(count);
  return (
    <MenuButton
      label={INBOX_TEXTS.listIs(INBOX_TEXTS.listHolds(name, said))}
      menu={(anchor, onClose) => <ListMenu anchor={anchor} view={view} counts={counts} onClose={onClose} />}
    >
      {/* Without the space, the text runs into the number, and the button's name does not contain it. */}
      {name} <ListCount count={count} />
    </MenuButton>
  );
}

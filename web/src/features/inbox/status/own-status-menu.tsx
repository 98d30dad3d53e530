import { ownStatuses } from '../../../shared/ticket-statuses/own-statuses';
import { useTicketStatuses } from '../../../shared/ticket-statuses/use-ticket-statuses';
import { StatusMenu, type StatusMenuProps } from './status-menu';

/** The statuses a ticket can have, the library's own among them: it opens once these are known, or are not to be had. */
export function OwnStatusMenu({ anchor, ...menu }: StatusMenuProps) {
  const { state } = useTicketStatuses();
  return (
    <StatusMenu
      {...menu}
      // What came in between later would be hit in place of what was aimed at.
      anchor={state.status === 'loading' ? null : anchor}
      own={state.status === 'ready' ? ownStatuses(state.data) : []}
    />
  );
}

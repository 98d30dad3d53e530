import { RowCheckbox } from '../list/row-checkbox';
import { type RowTicket, TicketRow } from '../list/ticket-row';
import type { FoundRows } from './use-found-list';

interface FoundRowProps {
  /** as the call found it */
  readonly found: RowTicket & { readonly isUnread: boolean };
  readonly rows: FoundRows;
  readonly to: string;
  readonly openRef: string | null;
  /** whether its time is the one that the call gave, and not that of its last message */
  readonly keepsTime?: boolean;
}

/** A ticket that a call found, as it is by now. */
export function FoundRow({ found, rows, to, openRef, keepsTime = false }: FoundRowProps) {
  const { id } = found;
  const live = rows.ticketOf(id);
  const { selection } = rows;
  const isOpen = id === openRef;
  return (
    <>
      <TicketRow
        ticket={
          keepsTime && live !== undefined
            ? { ...live, last_message_at: found.last_message_at }
            : (live ?? found)
        }
        to={to}
        isSelected={isOpen}
        isUnread={live === undefined ? found.isUnread && !isOpen : rows.isUnread(live)}
        hasArrived={false}
        isStatusShown
        unsent={rows.unsent.get(id)}
        onRange={selection?.selectTo}
      />
      {live !== undefined && selection !== null && <RowCheckbox ticket={live} selection={selection} />}
    </>
  );
}

import { parentOfChildren } from '@harborline/domain/stores/ticket-families';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { watchRecords } from '../../../shared/store/watch-records';
import { NarrowingChip } from '../list/narrowing-chip';
import { linkOfView, type TicketView } from '../list/ticket-filter';
import type { Ticket } from '../ticket';

interface ChildrenFilterProps {
  readonly view: TicketView;
  /** what the children bear */
  readonly partOf: string;
  readonly conversationRef: string | null;
}

/** The parent of the tickets that bear this, live; null while it is not known, and if there is none. */
function useParent(partOf: string): Ticket | null {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const source = useMemo(() => {
    const watch = watchRecords(firestore, parentOfChildren(libraryId, partOf));
    return ({ next, error }: Observer<Ticket | null>) =>
      watch({ next: ({ records: [parent = null] }) => next(parent), error });
  }, [firestore, libraryId, partOf]);
  const { live } = useSubscription(source);
  return live.status === 'ready' ? live.data : null;
}

/** Says whose children a list holds, and leads to all tickets (D-127). */
export function ChildrenFilter({ view, partOf, conversationRef }: ChildrenFilterProps) {
  const parent = useParent(partOf);
  const name =
    parent === null
      ? LINK_TEXTS.unknownParent
      : `${shortNumber(parent.number)} ${parent.title || INBOX_TEXTS.noTitle}`;
  return (
    <NarrowingChip
      label={LINK_TEXTS.childrenOf(name)}
      clearLabel={LINK_TEXTS.clearChildren(name)}
      to={linkOfView({ ...view, partOf: undefined }, conversationRef ?? undefined)}
    />
  );
}

import { conversation } from '@harborline/domain/stores/conversations';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { useCallback, useEffect, useRef } from 'react';
import { useStaffFirestore } from '../../../../shared/live/staff-firebase';
import { readRecord } from '../../../../shared/store/read-records';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import { isSamePair, type NextStatus } from '../../status/next-status';
import { pairOfTicket } from '../../status/status-override';
import type { TicketStatus } from '../../status/use-ticket-status';
import type { Ticket } from '../../ticket';
import type { TicketListView } from '../use-ticket-list';
import { useLiveRows } from './use-live-rows';

/** What is needed of the list that a row is in. */
export type CheckedList = Pick<TicketListView, 'rows' | 'windowIds' | 'updateRow'>;

const isUnchanged = (stored: Ticket, seen: Ticket): boolean =>
  stored.merged_into === undefined && isSamePair(pairOfTicket(stored), pairOfTicket(seen));

/**
 * Changes the status of a row if it is still what its agent saw. Rows below the newest page are not live: a teammate may
 * have closed one long ago, the change would change nothing, and its *Undo* would reopen what the teammate closed.
 */
export function useCheckedChange(list: CheckedList, change: TicketStatus['change']): TicketStatus['change'] {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const follow = useLiveRows(list.updateRow);
  const asked = useRef(new Set<string>());
  const now = useRef({ list, change });
  useEffect(() => {
    now.current = { list, change };
  });
  const check = useCallback(
    async (seen: Ticket, next: NextStatus) => {
      const listed = now.current.list.rows.find(({ id }) => id === seen.id) ?? seen;
      // Without an answer it is a change like any other: refused, or kept until there is a connection.
      const stored = await readRecord(firestore, conversation(seen.id)).catch(() => undefined);
      if (stored === undefined) {
        now.current.change(seen, next);
        return;
      }
      now.current.list.updateRow(seen.id, stored);
      if (stored === null || !(isUnchanged(stored, seen) || isUnchanged(stored, listed))) {
        toasts.info(TICKET_FIELD_TEXTS.changedSince);
        return;
      }
      follow(seen.id);
      now.current.change(seen, next);
    },
    [firestore, toasts, follow],
  );
  return useCallback(
    (seen, next) => {
      if (now.current.list.windowIds.has(seen.id) || !navigator.onLine) {
        now.current.change(seen, next);
        return;
      }
      // Until it is answered, another swipe of the row would ask for the same.
      if (asked.current.has(seen.id)) return;
      asked.current.add(seen.id);
      void check(seen, next).finally(() => asked.current.delete(seen.id));
    },
    [check],
  );
}

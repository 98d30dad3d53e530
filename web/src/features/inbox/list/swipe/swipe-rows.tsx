import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lateComponent } from '../../../../shared/hooks/late-component';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import type { TicketStatus } from '../../status/use-ticket-status';
import type { Ticket } from '../../ticket';
import { SwipeHint } from './swipe-hint';
import { type CheckedList, useCheckedChange } from './use-checked-change';
import { type Swipe, type SwipeAction, type SwipeSide, watchSwipes } from './watch-swipes';

const SnoozeMenu = lateComponent(async () => (await import('../../snooze/snooze-menu')).SnoozeMenu);

interface SwipeRowsProps {
  list: CheckedList;
  frame: HTMLElement;
  /** the list's tickets as the agent sees them */
  tickets: readonly Ticket[];
  onStatusChange: TicketStatus['change'];
}

/** A ticket for which times to snooze until are offered, beside its row. */
interface Snoozing {
  readonly id: string;
  /** its last message when they were offered: the next one may be what is waited for (D-119) */
  readonly follows: string;
  readonly row: HTMLElement;
}

/** One that was merged stays where it went (D-110), and a closed one is not put aside. */
function actionFor(ticket: Ticket | undefined, side: SwipeSide): SwipeAction | null {
  if (ticket === undefined || ticket.merged_into !== undefined) return null;
  const isClosed = ticket.status === 'closed';
  if (side === 'left') return isClosed ? null : 'snooze';
  return isClosed ? 'reopen' : 'close';
}

/** @param onDone of a ticket as it is then */
function useSwipe(
  { frame, tickets }: Pick<SwipeRowsProps, 'frame' | 'tickets'>,
  onDone: (ticket: Ticket, action: SwipeAction, row: HTMLElement) => void,
): Swipe | null {
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const now = useRef({ tickets, onDone });
  useEffect(() => {
    now.current = { tickets, onDone };
  });
  useEffect(() => {
    const ticketOf = (id: string) => now.current.tickets.find((ticket) => ticket.id === id);
    return watchSwipes(frame, {
      actionOf: (id, side) => actionFor(ticketOf(id), side),
      onMove: setSwipe,
      onDone: ({ id, action }, row) => {
        const ticket = ticketOf(id);
        if (ticket !== undefined) now.current.onDone(ticket, action, row);
      },
    });
  }, [frame]);
  return swipe;
}

/** Rows that a finger moves: to the right to close or reopen a ticket, to the left to snooze it. */
export function SwipeRows({ list, frame, tickets, onStatusChange }: SwipeRowsProps) {
  const [snoozing, setSnoozing] = useState<Snoozing | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const toasts = useToasts();
  const change = useCheckedChange(list, onStatusChange);
  const swipe = useSwipe({ frame, tickets }, (ticket, action, row) => {
    if (action !== 'snooze') {
      change(ticket, action === 'close' ? 'closed' : 'open');
      return;
    }
    setSnoozing({ id: ticket.id, follows: ticket.last_message.id, row });
    setMenuOpen(true);
  });
  const snooze = ({ id, follows }: Snoozing, until: Date | null) => {
    const ticket = tickets.find((one) => one.id === id);
    // It has left the list while somebody looked for a date.
    if (ticket === undefined) toasts.info(TICKET_FIELD_TEXTS.changedSince);
    else change(ticket, { until, follows });
  };
  return (
    <>
      {swipe !== null && createPortal(<SwipeHint {...swipe} />, swipe.under)}
      {snoozing !== null && (
        <Suspense>
          <SnoozeMenu
            anchor={isMenuOpen ? snoozing.row : null}
            onChoose={(until) => snooze(snoozing, until)}
            onClose={() => setMenuOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { useCallback, useEffect, useReducer } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import type { NextStatus } from './next-status';
import { setTicketStatus, type TakenBack } from './set-ticket-status';
import { isSettled, statusReducer, withOverride } from './status-override';

export interface TicketStatus {
  readonly seen: (ticket: Ticket) => Ticket;
  readonly change: (ticket: Ticket, to: NextStatus) => void;
  /** shows a status that another call asks for */
  readonly show: (tickets: readonly Ticket[], to: ConversationStatus) => void;
  /** shows what is stored again */
  readonly takeBack: (ids: readonly string[]) => void;
}

const nameOf = (status: NextStatus): ConversationStatus => (typeof status === 'string' ? status : 'snoozed');

const statusOf = ({ status, snoozed }: Pick<Ticket, 'status' | 'snoozed'>): NextStatus =>
  status === 'snoozed' ? { until: snoozed?.until?.toDate() ?? null } : status;

interface Change {
  readonly id: string;
  readonly from: NextStatus;
  readonly to: NextStatus;
  readonly isUndo: boolean;
}

/** What a step back takes back: refused once somebody has chosen something else. */
const takenBack = (from: NextStatus): TakenBack => ({
  onlyFrom: nameOf(from),
  ...(typeof from !== 'string' && { onlyUntil: from.until?.toISOString() ?? '' }),
});

/** @returns what a toast says of it */
async function ask({ id, from, to, isUndo }: Change): Promise<string> {
  const taken = isUndo ? takenBack(from) : {};
  if (typeof to !== 'string') return (await import('../snooze/ask-snooze')).askSnooze(id, to, taken);
  await setTicketStatus(id, to, taken);
  return nameOf(from) === 'snoozed' && to === 'open' ? INBOX_TEXTS.woken : INBOX_TEXTS.statusChanged[to];
}

/** Status changes, shown at once and reverted if the server refuses. */
export function useTicketStatus(stored: readonly Ticket[]): TicketStatus {
  const [overrides, dispatch] = useReducer(statusReducer, {});
  const toasts = useToasts();

  useEffect(() => {
    for (const ticket of stored) {
      if (isSettled(ticket, overrides)) dispatch({ type: 'settled', id: ticket.id });
    }
    // What has left the list may come back with the status that it had.
    const ids = new Set(stored.map(({ id }) => id));
    for (const id of Object.keys(overrides)) if (!ids.has(id)) dispatch({ type: 'settled', id });
  }, [stored, overrides]);

  const change = useCallback(
    async (asked: Change) => {
      const { id, from, to, isUndo } = asked;
      if (from === to) return;
      const isOther = nameOf(from) !== nameOf(to);
      // Another time for a snoozed ticket is shown once it is stored.
      const until = typeof to === 'string' ? undefined : to.until;
      if (isOther) dispatch({ type: 'asked', id, from: nameOf(from), to: nameOf(to), until });
      try {
        const said = await ask(asked);
        const undo = () => void change({ id, from: to, to: from, isUndo: true });
        if (!isUndo) toasts.success(said, { label: INBOX_TEXTS.undo, run: undo });
      } catch (error) {
        report('status-not-changed', error);
        dispatch({ type: 'refused', id });
        toasts.error(refusalText(error, INBOX_TEXTS.statusFailed));
      }
    },
    [toasts],
  );

  return {
    seen: useCallback((ticket: Ticket) => withOverride(ticket, overrides), [overrides]),
    show: useCallback((tickets: readonly Ticket[], to: ConversationStatus) => {
      for (const { id, status } of tickets)
        if (status !== to) dispatch({ type: 'asked', id, from: status, to });
    }, []),
    takeBack: useCallback((ids: readonly string[]) => {
      for (const id of ids) dispatch({ type: 'refused', id });
    }, []),
    change: useCallback(
      (ticket: Ticket, to: NextStatus) =>
        void change({ id: ticket.id, from: statusOf(ticket), to, isUndo: false }),
      [change],
    ),
  };
}

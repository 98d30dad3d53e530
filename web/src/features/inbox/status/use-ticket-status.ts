import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { useCallback, useEffect, useReducer } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { setTicketStatus } from './set-ticket-status';
import { isSettled, statusReducer, withOverride } from './status-override';

export interface TicketStatus {
  readonly seen: (ticket: Ticket) => Ticket;
  readonly change: (ticket: Ticket, to: ConversationStatus) => void;
  /** shows a status that another call asks for */
  readonly show: (tickets: readonly Ticket[], to: ConversationStatus) => void;
  /** shows what is stored again */
  readonly takeBack: (ids: readonly string[]) => void;
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
    async ({ id, status }: Pick<Ticket, 'id' | 'status'>, to: ConversationStatus, isUndo = false) => {
      if (status === to) return;
      dispatch({ type: 'asked', id, from: status, to });
      try {
        await setTicketStatus(id, to, isUndo ? { onlyFrom: status } : {});
        const undo = () => void change({ id, status: to }, status, true);
        if (!isUndo) toasts.success(INBOX_TEXTS.statusChanged[to], { label: INBOX_TEXTS.undo, run: undo });
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
    change: useCallback((ticket: Ticket, to: ConversationStatus) => void change(ticket, to), [change]),
  };
}

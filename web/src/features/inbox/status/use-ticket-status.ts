import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { useCallback, useEffect, useReducer } from 'react';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { setTicketStatus } from './set-ticket-status';
import { isSettled, statusReducer, withOverride } from './status-override';

export interface TicketStatus {
  readonly seen: (ticket: Ticket) => Ticket;
  readonly change: (ticket: Ticket, to: ConversationStatus) => void;
}

/** Status changes, shown at once and reverted if the server refuses. */
export function useTicketStatus(stored: readonly Ticket[]): TicketStatus {
  const [overrides, dispatch] = useReducer(statusReducer, {});
  const toasts = useToasts();

  useEffect(() => {
    for (const ticket of stored) {
      if (isSettled(ticket, overrides)) dispatch({ type: 'settled', id: ticket.id });
    }
  }, [stored, overrides]);

  const change = useCallback(
    async ({ id, status }: Pick<Ticket, 'id' | 'status'>, to: ConversationStatus, isUndo = false) => {
      if (status === to) return;
      dispatch({ type: 'asked', id, from: status, to });
      try {
        await setTicketStatus(id, to);
        const undo = () => void change({ id, status: to }, status, true);
        if (!isUndo) toasts.success(INBOX_TEXTS.statusChanged[to], { label: INBOX_TEXTS.undo, run: undo });
      } catch (error) {
        report('status-not-changed', error);
        dispatch({ type: 'refused', id });
        toasts.error(INBOX_TEXTS.statusFailed);
      }
    },
    [toasts],
  );

  return {
    seen: useCallback((ticket: Ticket) => withOverride(ticket, overrides), [overrides]),
    change: useCallback((ticket: Ticket, to: ConversationStatus) => void change(ticket, to), [change]),
  };
}

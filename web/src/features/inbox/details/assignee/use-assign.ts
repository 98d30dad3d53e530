import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { useCallback } from 'react';
import { refusalText } from '../../../../shared/api/refusal-text';
import { useChange } from '../../../../shared/requests/use-change';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import type { Ticket } from '../../ticket';
import { type Assignment, giveTicket } from './assign-ticket';
import type { Assignee } from './people-menu';

interface Given extends Assignment {
  readonly name: string;
  /** who had it, for the way back; null for a step back itself */
  readonly before: string | null;
}

/** Assigns a ticket, with a way back. */
export function useAssign({ id, assigned_to }: Pick<Ticket, 'id' | 'assigned_to'>) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'ticket-not-assigned',
    run: (given: Given) => giveTicket(given),
    // By then another ticket may be open.
    onDone: (_, { conversationRef, to, name, before }) => {
      const said = name === '' ? ASSIGNEE_TEXTS.unassigned : ASSIGNEE_TEXTS.assigned(name);
      if (before === null) return;
      const undo = () => void run({ conversationRef, to: before, name: '', before: null, onlyFrom: to });
      toasts.success(said, { label: ASSIGNEE_TEXTS.undo, run: undo });
    },
    onRefused: (error) => toasts.error(refusalText(error, ASSIGNEE_TEXTS.failed)),
  });
  return useCallback(
    ({ id: to, name }: Assignee) => {
      if (to === assigned_to) return;
      void run({ conversationRef: id, to, name, before: assigned_to });
    },
    [run, id, assigned_to],
  );
}

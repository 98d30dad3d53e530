import type { PresentedDuty } from '@harborline/domain/api/inbox/duty';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { useCallback } from 'react';
import { refusalText } from '../../../../shared/api/refusal-text';
import { outText } from '../../../../shared/duty/duty-text';
import { useDuty } from '../../../../shared/duty/use-duty';
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

/** Who covers for an assignee who is out; null for nobody. */
const coverOf = (assignee: PresentedDuty | undefined) =>
  assignee === undefined || assignee.substitute_ref === ''
    ? null
    : { to: assignee.substitute_ref, name: assignee.substitute_name };

function saidOf(name: string, out: string | null): string {
  if (name === '') return ASSIGNEE_TEXTS.unassigned;
  return out === null ? ASSIGNEE_TEXTS.assigned(name) : DUTY_TEXTS.assignedOut(name, out);
}

/** Assigns a ticket, with a way back; of somebody who is out, also with a way to who covers (D-136). */
export function useAssign({ id, assigned_to }: Pick<Ticket, 'id' | 'assigned_to'>) {
  const toasts = useToasts();
  const duty = useDuty();
  const { run } = useChange({
    name: 'ticket-not-assigned',
    run: (given: Given) => giveTicket(given),
    // By then another ticket may be open.
    onDone: (_, { conversationRef, to, name, before }) => {
      if (before === null) return;
      const assignee = duty.of(to);
      const cover = coverOf(assignee);
      const give = (step: Omit<Given, 'conversationRef'>) => void run({ conversationRef, ...step });
      toasts.success(saidOf(name, outText(assignee)), {
        label: ASSIGNEE_TEXTS.undo,
        run: () => give({ to: before, name: '', before: null, onlyFrom: to }),
        ...(cover !== null && {
          beside: {
            label: DUTY_TEXTS.giveTo(cover.name),
            run: () => give({ ...cover, before: to, onlyFrom: to }),
            isLast: true,
          },
        }),
      });
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

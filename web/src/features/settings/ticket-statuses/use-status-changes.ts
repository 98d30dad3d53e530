import {
  changeOwnStatus,
  createOwnStatus,
  deleteOwnStatus,
  restoreOwnStatus,
} from '@harborline/domain/api/inbox/ticket-statuses';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of the library's own statuses. */
export type StatusStep =
  | { readonly kind: 'add'; readonly name: string; readonly countsAs: SettableStatus }
  | { readonly kind: 'rename'; readonly status: OwnStatus; readonly name: string }
  | { readonly kind: 'move'; readonly status: OwnStatus; readonly position: number }
  | { readonly kind: 'remove' | 'restore'; readonly status: OwnStatus };

function send(step: StatusStep) {
  if (step.kind === 'add')
    return callApi(createOwnStatus, { body: { name: step.name, counts_as: step.countsAs } });
  const { ref } = step.status;
  switch (step.kind) {
    case 'rename':
      return callApi(changeOwnStatus, { query: { ref }, body: { name: step.name } });
    case 'move':
      return callApi(changeOwnStatus, { query: { ref }, body: { position: step.position } });
    case 'remove':
      return callApi(deleteOwnStatus, { query: { ref } });
    case 'restore':
      return callApi(restoreOwnStatus, { body: { ref } });
  }
}

/** What a toast says of it; a row that has moved shows it itself. */
function doneText(step: StatusStep): string | undefined {
  switch (step.kind) {
    case 'add':
      return TICKET_STATUS_TEXTS.added(step.name);
    case 'rename':
      return TICKET_STATUS_TEXTS.saved;
    case 'move':
      return undefined;
    case 'remove':
      return TICKET_STATUS_TEXTS.removed(step.status.name, STATUS_TEXTS[step.status.counts_as]);
    case 'restore':
      return TICKET_STATUS_TEXTS.restored(step.status.name);
  }
}

/** Changes the library's own statuses, says what came of it, and puts back what was removed. @param reload reads them again */
export function useStatusChanges(reload: () => Promise<void>): Change<StatusStep> {
  const toasts = useToasts();
  const change: Change<StatusStep> = useChange({
    name: 'ticket-status-not-changed',
    run: send,
    onDone: (_, step) => {
      const said = doneText(step);
      const undo = () => {
        if (step.kind === 'remove') void change.run({ kind: 'restore', status: step.status });
      };
      if (said !== undefined)
        toasts.success(
          said,
          step.kind === 'remove' ? { label: TICKET_STATUS_TEXTS.undo, run: undo } : undefined,
        );
      // The next step counts from the new order.
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, TICKET_STATUS_TEXTS.failed));
      void reload();
    },
  });
  return change;
}

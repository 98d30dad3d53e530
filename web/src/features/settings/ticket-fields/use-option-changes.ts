import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of the options of a field. */
export type OptionStep =
  | { readonly kind: 'add'; readonly name: string }
  | { readonly kind: 'rename'; readonly option: FieldOption; readonly name: string }
  | { readonly kind: 'move'; readonly option: FieldOption; readonly position: number }
  | { readonly kind: 'remove'; readonly option: FieldOption };

function send(field: TicketField, step: OptionStep) {
  const calls = FIELD_CALLS[field];
  if (step.kind === 'add') return callApi(calls.create, { body: { name: step.name } });
  const query = { ref: step.option.ref };
  if (step.kind === 'rename') return callApi(calls.change, { query, body: { name: step.name } });
  if (step.kind === 'move') return callApi(calls.change, { query, body: { position: step.position } });
  return callApi(calls.remove, { query });
}

function doneText(step: OptionStep): string {
  if (step.kind === 'add') return TICKET_FIELD_TEXTS.added(step.name);
  return step.kind === 'remove' ? TICKET_FIELD_TEXTS.removed(step.option.name) : TICKET_FIELD_TEXTS.saved;
}

/** Changes the options of a field, and says what came of it. @param reload reads them again */
export function useOptionChanges(field: TicketField, reload: () => Promise<void>) {
  const toasts = useToasts();
  const { run, isRunning } = useChange({
    name: 'ticket-field-not-changed',
    run: (step: OptionStep) => send(field, step),
    onDone: (_, step) => {
      if (step.kind !== 'move') toasts.success(doneText(step));
      // The next step counts from the new order.
      return reload();
    },
    onRefused: (error) => toasts.error(refusalText(error, TICKET_FIELD_TEXTS.failed)),
  });
  return { run, isRunning };
}

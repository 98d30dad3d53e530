import { setTicketField } from '@harborline/domain/api/inbox/ticket-fields';
import type { TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { useCallback } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** All that a step and its way back need: by then another ticket may be open. */
interface Step {
  readonly conversationRef: string;
  readonly field: TicketField;
  readonly ref: string;
  /** for the message; of a step back, which says nothing, null */
  readonly name: string | null;
  /** `ref` to go back to, '' for none; null if there is no way back */
  readonly before: string | null;
  /** of a step back: the `ref` that it takes back */
  readonly onlyFrom?: string;
}

const send = ({ conversationRef, field, ref, onlyFrom }: Step) =>
  callApi(setTicketField, {
    body: {
      conversation_ref: conversationRef,
      field,
      ...(ref === '' ? {} : { ref }),
      ...(onlyFrom === undefined ? {} : { only_from: onlyFrom }),
    },
  });

/** Sets a ticket's type, category or tier, with a way back. @param before its `ref` now, '' for none; null for one that is gone, to which no way leads back */
export function useSetField(conversationRef: string, field: TicketField, before: string | null) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'ticket-field-not-set',
    run: send,
    onDone: (_, step) => {
      if (step.name === null) return;
      const text = TICKET_FIELD_TEXTS.set(TICKET_FIELD_TEXTS.of[step.field].label, step.name);
      const { before: ref } = step;
      if (ref === null) return void toasts.success(text);
      const undo = () => void run({ ...step, ref, name: null, before: null, onlyFrom: step.ref });
      toasts.success(text, { label: TICKET_FIELD_TEXTS.undo, run: undo });
    },
    onRefused: (error) => toasts.error(refusalText(error, TICKET_FIELD_TEXTS.failed)),
  });
  return useCallback(
    (ref: string, name: string) => {
      if (ref !== before) void run({ conversationRef, field, ref, name, before });
    },
    [run, conversationRef, field, before],
  );
}

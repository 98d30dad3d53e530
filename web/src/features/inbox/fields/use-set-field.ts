import { setTicketField } from '@harborline/domain/api/inbox/ticket-fields';
import type { TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { useCallback } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

interface Given {
  readonly ref: string;
  /** for the message; of a step back, which says nothing, null */
  readonly name: string | null;
}

/** Sets a ticket's type, category or tier, with a way back. @param before its `ref` now, '' for none; null for one that is gone, to which no way leads back */
export function useSetField(conversationRef: string, field: TicketField, before: string | null) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'ticket-field-not-set',
    run: ({ ref }: Given) =>
      callApi(setTicketField, {
        body: { conversation_ref: conversationRef, field, ...(ref === '' ? {} : { ref }) },
      }),
    onDone: (_, { name }) => {
      if (name === null) return;
      const text = TICKET_FIELD_TEXTS.set(TICKET_FIELD_TEXTS.of[field].label, name);
      if (before === null) return void toasts.success(text);
      const undo = () => void run({ ref: before, name: null });
      toasts.success(text, { label: TICKET_FIELD_TEXTS.undo, run: undo });
    },
    onRefused: (error) => toasts.error(refusalText(error, TICKET_FIELD_TEXTS.failed)),
  });
  return useCallback(
    (ref: string, name: string) => {
      if (ref !== before) void run({ ref, name });
    },
    [run, before],
  );
}

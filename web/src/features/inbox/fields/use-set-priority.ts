import { setTicketPriority } from '@harborline/domain/api/inbox/ticket-priority';
import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import type { Priority } from '@harborline/domain/tickets/priority';
import { useCallback } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** All that a step and its way back need: by then another ticket may be open. */
interface Step {
  readonly conversationRef: string;
  readonly priority: Priority;
  /** where a way back leads; absent of a step back, which has none and says nothing */
  readonly before?: Priority;
  /** of a step back: what it takes back */
  readonly onlyFrom?: Priority;
}

const send = ({ conversationRef, priority, onlyFrom }: Step) =>
  callApi(setTicketPriority, {
    body: {
      conversation_ref: conversationRef,
      priority,
      ...(onlyFrom === undefined ? {} : { only_from: onlyFrom }),
    },
  });

/** Changes the priority of a ticket, with a way back. @param before its priority now */
export function useSetPriority(conversationRef: string, before: Priority) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'ticket-priority-not-set',
    run: send,
    onDone: (_, { conversationRef: ref, priority, before: earlier }) => {
      if (earlier === undefined) return;
      const undo = () => void run({ conversationRef: ref, priority: earlier, onlyFrom: priority });
      toasts.success(PRIORITY_TEXTS.set(PRIORITY_LABELS[priority]), {
        label: PRIORITY_TEXTS.undo,
        run: undo,
      });
    },
    onRefused: (error) => toasts.error(refusalText(error, PRIORITY_TEXTS.failed)),
  });
  return useCallback(
    (priority: Priority) => {
      if (priority !== before) void run({ conversationRef, priority, before });
    },
    [run, conversationRef, before],
  );
}

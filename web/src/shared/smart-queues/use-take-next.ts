import { type TakenTicket, takeNextTicket } from '@harborline/domain/api/inbox/smart-queues';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../api/call-api';
import { refusalText } from '../api/refusal-text';
import { localZone } from '../format/local-times';
import { queryClient } from '../requests/query-client';
import { useChange } from '../requests/use-change';
import { adminLinks } from '../routes/admin-links';
import { useToasts } from '../ui-admin/toasts';

/** The key of what a queue has. */
export const QUEUED_TICKETS = 'queued-tickets';

/** Has the list of a queue that is shown read again. */
const reloadQueued = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(QUEUED_TICKETS) });

/** @param queueRef null for the first queue that has a ticket */
const take = (queueRef: string | null) =>
  callApi(takeNextTicket, {
    body: { timezone: localZone(), ...(queueRef === null ? {} : { smart_queue_ref: queueRef }) },
  });

/** Takes the next ticket and opens it beside its queue, or says why there is none. */
export function useTakeNext() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { run, isRunning } = useChange<string | null, TakenTicket>({
    name: 'next-ticket-not-taken',
    run: take,
    onDone: ({ outcome, conversation_ref, smart_queue_ref, queue_name, capacity, has_stopped }) => {
      if (outcome === 'taken') {
        toasts.success(SMART_QUEUE_TEXTS.tookFrom(queue_name));
        void navigate(adminLinks.smartQueue(smart_queue_ref, conversation_ref));
      } else if (outcome === 'none') {
        toasts.info(has_stopped ? SMART_QUEUE_TEXTS.noneAmong : SMART_QUEUE_TEXTS.none);
      } else toasts.info(SMART_QUEUE_TEXTS.atCapacity(queue_name, capacity));
      return reloadQueued();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, SMART_QUEUE_TEXTS.takeFailed));
      // Where the answer was lost, one may have been taken.
      void reloadQueued();
    },
  });
  return { takeNext: run, isTaking: isRunning };
}

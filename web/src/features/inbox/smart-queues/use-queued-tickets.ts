import { getQueuedTickets, type PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { localZone } from '../../../shared/format/local-times';
import type { Loadable } from '../../../shared/requests/loadable';
import { useRequest } from '../../../shared/requests/use-request';
import { QUEUED_TICKETS } from '../../../shared/smart-queues/use-take-next';
import { type FilteredTicketRow, ticketOf } from '../filters/use-filtered-tickets';

/** What a queue has for the person. */
export interface QueuedTickets {
  readonly queue: PresentedQueue;
  /** the next one first; their time is since when they wait */
  readonly tickets: readonly FilteredTicketRow[];
  readonly found: number;
  readonly hasStopped: boolean;
}

/** @returns null if there is no such queue. @throws ApiError */
async function load(ref: string, signal: AbortSignal): Promise<QueuedTickets | null> {
  try {
    const query = { smart_queue_ref: ref, timezone: localZone() };
    const { queue, tickets, found, has_stopped } = await callApi(getQueuedTickets, { query, signal });
    const rows = tickets.map((row) => ticketOf({ ...row, last_message_at: row.waits_since }));
    return { queue, tickets: rows, found, hasStopped: has_stopped };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export interface QueueState {
  readonly state: Loadable<QueuedTickets | null>;
  readonly reload: () => Promise<void>;
}

/** The tickets that a queue offers the person (D-115). @param ref null if the URL names none */
export function useQueuedTickets(ref: string | null): QueueState {
  const { state, reload } = useRequest<QueuedTickets | null>({
    key: [QUEUED_TICKETS, ref],
    load: async (signal) => (ref === null ? null : load(ref, signal)),
  });
  return { state, reload };
}

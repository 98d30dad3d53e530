import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import type { BulkAction } from '@harborline/domain/tickets/bulk';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { useState } from 'react';
import { type Toasts, useToasts } from '../../../shared/ui-admin/toasts';
import { pairOf, type StatusPair } from '../status/next-status';
import type { TicketStatus } from '../status/use-ticket-status';
import type { Ticket } from '../ticket';
import { type BulkOutcome, sendStep } from './send-step';
import type { Selection } from './use-selection';

export interface RunningStep {
  /** null while nothing is sent */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** of the last step */
  readonly refused: readonly { readonly ticket: Ticket; readonly because: string }[];
  readonly hideRefused: () => void;
  /** @param said what the toast says of so many tickets */
  readonly run: (action: BulkAction, said: (count: number) => string) => void;
  readonly runWork: (work: ListWork) => void;
}

/** Something that is done to each of the selected tickets. */
export interface ListWork {
  readonly send: (ids: readonly string[], onProgress: (done: number) => void) => Promise<BulkOutcome>;
  readonly putBack: (ids: readonly string[]) => Promise<BulkOutcome>;
  /** what the toast says of so many tickets */
  readonly said: (count: number) => string;
  /** how it says that something has changed since and is not put back */
  readonly changedSince: string;
  /** what the tickets are by it, shown at once */
  readonly status?: StatusPair;
}

/** A step over many tickets (D-105). */
function stepWork(action: BulkAction, said: ListWork['said']): ListWork {
  const requestId = crypto.randomUUID();
  return {
    send: (ids, onProgress) => sendStep({ requestId, action, ids }, onProgress),
    putBack: (ids) => sendStep({ requestId: crypto.randomUUID(), undoes: requestId, action, ids }),
    said,
    changedSince: BULK_TEXTS.changedSince,
    ...(action.kind === 'status' && { status: { status: action.status, ownRef: ownRefOf(action) } }),
    ...(action.kind === 'snooze' && { status: pairOf({ until: null }) }),
  };
}

async function putBack(work: ListWork, ids: readonly string[], toasts: Toasts): Promise<void> {
  const { done, refused } = await work.putBack(ids);
  const other = refused.find(({ because }) => because !== work.changedSince);
  if (refused.length === 0) toasts.success(BULK_TEXTS.putBack(done.length));
  else if (other === undefined) toasts.warning(BULK_TEXTS.putBackSome(done.length, refused.length));
  else toasts.error(BULK_TEXTS.notPutBack(refused.length, other.because));
}

/** Does the same to all selected tickets, with a way back; those that were refused stay selected (D-105). */
export function useBulkStep(
  { tickets, scope, addTo, clear }: Selection,
  { show, takeBack }: Pick<TicketStatus, 'show' | 'takeBack'>,
): RunningStep {
  const toasts = useToasts();
  const [progress, setProgress] = useState<RunningStep['progress']>(null);
  const [refused, setRefused] = useState<RunningStep['refused']>([]);

  const send = async (work: ListWork) => {
    const all = tickets;
    const ids = all.map(({ id }) => id);
    setRefused([]);
    setProgress({ done: 0, all: all.length });
    // Rows that leave by this step are nobody else's news.
    clear();
    if (work.status !== undefined) show(all, work.status);
    const outcome = await work.send(ids, (done) => setProgress({ done, all: all.length }));
    const because = new Map(outcome.refused.map((one) => [one.id, one.because]));
    takeBack([...because.keys()]);
    setProgress(null);
    setRefused(
      all
        .flatMap((ticket) => ({ ticket, because: because.get(ticket.id) ?? '' }))
        .filter(({ because: why }) => why !== ''),
    );
    if (because.size > 0) addTo(scope, [...because.keys()]);
    const undo = () => {
      takeBack(ids);
      void putBack(work, outcome.done, toasts);
    };
    if (outcome.done.length > 0)
      toasts.success(work.said(outcome.done.length), { label: BULK_TEXTS.undo, run: undo });
    else if (because.size === 0) toasts.info(BULK_TEXTS.nothing);
  };
  return {
    progress,
    refused,
    hideRefused: () => setRefused([]),
    run: (action, said) => void send(stepWork(action, said)),
    runWork: (work) => void send(work),
  };
}

import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import type { BulkAction } from '@harborline/domain/tickets/bulk';
import { useState } from 'react';
import { type Toasts, useToasts } from '../../../shared/ui-admin/toasts';
import type { TicketStatus } from '../status/use-ticket-status';
import type { Ticket } from '../ticket';
import { type BulkStep, sendStep } from './send-step';
import type { Selection } from './use-selection';

export interface RunningStep {
  /** null while nothing is sent */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** of the last step */
  readonly refused: readonly { readonly ticket: Ticket; readonly because: string }[];
  readonly hideRefused: () => void;
  /** @param said what the toast says of so many tickets */
  readonly run: (action: BulkAction, said: (count: number) => string) => void;
}

async function putBack(step: BulkStep, toasts: Toasts): Promise<void> {
  const undo = { ...step, requestId: crypto.randomUUID(), undoes: step.requestId };
  const { done, refused } = await sendStep(undo, () => {});
  const other = refused.find(({ because }) => because !== BULK_TEXTS.changedSince);
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

  const send = async (action: BulkAction, said: (count: number) => string) => {
    const all = tickets;
    const step = { requestId: crypto.randomUUID(), action, ids: all.map(({ id }) => id) };
    setRefused([]);
    setProgress({ done: 0, all: all.length });
    // Rows that leave by this step are nobody else's news.
    clear();
    if (action.kind === 'status') show(all, action.status);
    const outcome = await sendStep(step, (done) => setProgress({ done, all: all.length }));
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
      takeBack(step.ids);
      void putBack({ ...step, ids: outcome.done }, toasts);
    };
    if (outcome.done.length > 0)
      toasts.success(said(outcome.done.length), { label: BULK_TEXTS.undo, run: undo });
    else if (because.size === 0) toasts.info(BULK_TEXTS.nothing);
  };
  return {
    progress,
    refused,
    hideRefused: () => setRefused([]),
    run: (action, said) => void send(action, said),
  };
}

import { changeTickets } from '@harborline/domain/api/inbox/bulk-tickets';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { type BulkAction, bulkParts } from '@harborline/domain/tickets/bulk';
import { askTwice } from '../../../shared/api/ask-twice';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';

export interface BulkStep {
  /** drawn once for the step */
  readonly requestId: string;
  /** `requestId` of the step that it puts back */
  readonly undoes?: string;
  readonly action: BulkAction;
  readonly ids: readonly string[];
}

export interface BulkOutcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly because: string }[];
}

const ask = ({ requestId, undoes, action }: BulkStep, ids: string[]) =>
  callApi(changeTickets, {
    body: {
      request_id: requestId,
      ...(undoes === undefined ? {} : { undoes }),
      conversation_refs: ids,
      action,
    },
  });

/** What came of one ticket, at which a part may be done and another refused. */
export interface TicketResult {
  readonly isDone: boolean;
  /** why something was refused, '' if nothing was */
  readonly because: string;
}

/** Sends work in parts; a part that fails is refused as a whole. Never rejects. @param ask answers in the order of the ids */
export async function sendInParts(
  all: readonly string[],
  ask: (ids: string[]) => Promise<readonly TicketResult[]>,
  onProgress: (done: number) => void = () => {},
): Promise<BulkOutcome> {
  const done: string[] = [];
  const refused: { id: string; because: string }[] = [];
  let sent = 0;
  for (const ids of bulkParts(all)) {
    try {
      for (const [index, { isDone, because }] of (await ask(ids)).entries()) {
        const id = ids[index] ?? '';
        if (because !== '') refused.push({ id, because });
        if (isDone) done.push(id);
      }
    } catch (error) {
      report('tickets-not-changed', error);
      for (const id of ids) refused.push({ id, because: refusalText(error, BULK_TEXTS.failed) });
    }
    sent += ids.length;
    onProgress(sent);
  }
  return { done, refused };
}

/** Sends a step in parts. Never rejects. */
export const sendStep = (step: BulkStep, onProgress?: (done: number) => void): Promise<BulkOutcome> =>
  sendInParts(
    step.ids,
    async (ids) =>
      (await askTwice(() => ask(step, ids))).results.map((result) => ({
        isDone: result.outcome === 'done',
        because: result.outcome === 'refused' ? result.because : '',
      })),
    onProgress,
  );

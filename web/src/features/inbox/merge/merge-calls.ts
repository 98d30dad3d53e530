import { mergeTickets, undoMerge } from '@harborline/domain/api/inbox/merge-tickets';
import { callApi } from '../../../shared/api/call-api';

/** A merge as it is sent. */
export interface Merge {
  /** drawn once for the merge, so that it can be sent again */
  readonly requestId: string;
  readonly refs: readonly string[];
  /** `conversation_ref` of the ticket that stays */
  readonly into: string;
}

/** Merges tickets. @throws ApiError */
export const sendMerge = ({ requestId, refs, into }: Merge) =>
  callApi(mergeTickets, { body: { request_id: requestId, conversation_refs: [...refs], into } });

/** Takes tickets out of the one they were merged into. @throws ApiError */
export const sendUndo = (refs: readonly string[]) =>
  callApi(undoMerge, { body: { request_id: crypto.randomUUID(), conversation_refs: [...refs] } });

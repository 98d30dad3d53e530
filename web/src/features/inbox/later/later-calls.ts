import type { BodyOf } from '@harborline/domain/api/contract';
import { changePlannedReply, planReply } from '@harborline/domain/api/inbox/planned-replies';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { askTwice } from '../../../shared/api/ask-twice';
import { callApi } from '../../../shared/api/call-api';

/** What a person chooses for a reply that goes out later. */
export interface Planned {
  readonly text: string;
  /** milliseconds since 1970 */
  readonly sendAtMs: number;
  /** what becomes of the ticket then, '' for no change */
  readonly thenStatus: PlannedReply['then_status'];
}

export interface NewPlan extends Planned {
  /** the same for a repeated attempt */
  readonly requestId: string;
  readonly conversationRef: string;
  /** of the last message that the author has seen */
  readonly follows: string | undefined;
}

const bodyOf = ({ text, sendAtMs, thenStatus }: Planned) => ({
  text,
  send_at: sendAtMs,
  then_status: thenStatus,
});

/** Plans a reply (D-120). @throws ApiError */
export const sendNewPlan = ({ requestId, conversationRef, follows, ...planned }: NewPlan) =>
  callApi(planReply, {
    body: { request_id: requestId, conversation_ref: conversationRef, follows, ...bodyOf(planned) },
  });

/** What a person decides about a planned reply. */
export type PlanStep =
  | { readonly action: 'cancel' | 'hold' }
  | { readonly action: 'send'; readonly follows: string | undefined }
  | ({ readonly action: 'change'; readonly follows: string | undefined } & Planned);

type ChangeBody = BodyOf<typeof changePlannedReply>;

const ask = (body: ChangeBody) => callApi(changePlannedReply, { body });

/** Carries out a step on the plan that was read. @throws ApiError, which says so if it has changed since */
export function takePlanStep({ id, version }: Pick<PlannedReply, 'id' | 'version'>, step: PlanStep) {
  const named = { planned_reply_ref: id, version };
  const { action } = step;
  switch (action) {
    case 'hold':
      return ask({ ...named, action });
    case 'cancel':
      // A text comes back with the answer, and what is done is not done again.
      return askTwice(() => ask({ ...named, action }));
    case 'send':
      return askTwice(() => ask({ ...named, action, follows: step.follows }));
    case 'change':
      return askTwice(() => ask({ ...named, action, follows: step.follows, ...bodyOf(step) }));
  }
}

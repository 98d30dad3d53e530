import {
  changeDraft,
  commentDraft,
  reviewDraft,
  sendDraft,
  submitDraft,
} from '@harborline/domain/api/inbox/drafts';
import type { DraftState } from '@harborline/domain/entities/reply-draft';
import { callApi } from '../../../shared/api/call-api';

export interface Submission {
  /** the same for a repeated attempt */
  readonly requestId: string;
  readonly conversationRef: string;
  readonly text: string;
}

/** Submits a reply for review in place of sending it (D-104). @throws ApiError */
export const sendSubmission = ({ requestId, conversationRef, text }: Submission) =>
  callApi(submitDraft, { body: { request_id: requestId, conversation_ref: conversationRef, text } });

/** What a person decides about a draft. */
export type DraftStep =
  | { readonly action: 'submit'; readonly text: string }
  | { readonly action: 'withdraw' | 'discard' }
  | { readonly action: 'send' }
  | { readonly action: 'approve' | 'request-changes'; readonly comment: string }
  | { readonly action: 'comment'; readonly comment: string; readonly quote: string };

/** The draft with the version and the state that the person has read. */
export interface NamedDraft {
  readonly draft_message_ref: string;
  readonly version: number;
  /** that they decide on */
  readonly review_status: DraftState;
}

/** Carries out a step. @throws ApiError, which says so if the text or the state has changed since it was read */
export function takeStep({ review_status, ...named }: NamedDraft, step: DraftStep) {
  switch (step.action) {
    case 'submit':
    case 'withdraw':
    case 'discard':
      return callApi(changeDraft, { body: { ...named, ...step } });
    case 'approve':
    case 'request-changes':
      return callApi(reviewDraft, { body: { ...named, review_status, ...step } });
    case 'comment':
      return callApi(commentDraft, { body: { ...named, comment: step.comment, quote: step.quote } });
    case 'send':
      return callApi(sendDraft, { body: { ...named, review_status } });
  }
}

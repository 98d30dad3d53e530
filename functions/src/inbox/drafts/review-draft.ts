import * as contract from '@harborline/domain/api/inbox/drafts';
import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { hasSaidWhat } from '@harborline/domain/tickets/draft-review';
import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket, readOwnTicket } from '../own-ticket';
import { changeOpenDraft, presentChange, teamName, withComment } from './open-draft';

/** A draft does not go back without a word about its text. @throws ApiError 'conflict' */
function mustSayWhat(comments: ReplyDraft['comments'], version: number, { uid }: Staff): void {
  if (!hasSaidWhat(comments, version, uid)) throw new ApiError('conflict', DRAFT_TEXTS.sayWhat);
}

/** PATCH drafts/review: approves a draft, or asks for changes (D-104). */
export const reviewDraft = staffEndpoint(
  contract.reviewDraft,
  ({ action, comment, ...named }, staff, { nowMs }) =>
    changeOpenDraft(
      named,
      staff,
      ({ transaction, ticket, draft, document, stateAfter, mustBeRead }) => {
        const state = action === 'approve' ? 'approved' : 'changes-requested';
        // A second click changes nothing.
        if (draft.state === state && draft.reviewer_ref === staff.uid) return presentChange(draft, state);
        stateAfter(action);
        mustBeRead();
        const comments = withComment(draft, { text: comment }, { staff, nowMs });
        if (action === 'request-changes') mustSayWhat(comments, draft.version, staff);
        updateRecord(transaction, document, {
          state,
          comments,
          reviewer_ref: staff.uid,
          reviewer_name: teamName(staff),
          updated_at: FieldValue.serverTimestamp(),
        });
        const details = {
          author: draft.author_name,
          version: String(draft.version),
          author_ref: draft.author_ref,
        };
        recordEvent(transaction, ticket, { kind: `draft-${state}`, details }, { staff });
        return presentChange(draft, state);
      },
      action === 'approve' ? readOwnTicket : readAnyOwnTicket,
    ),
);

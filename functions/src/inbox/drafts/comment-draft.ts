import * as contract from '@harborline/domain/api/inbox/drafts';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { isPassageOf } from '@harborline/domain/tickets/draft-review';
import { FieldValue } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { updateRecord } from '../../platform/store/write';
import { changeOpenDraft, presentChange, withComment } from './open-draft';

/** POST drafts/comments: says something about a draft, or about a passage of the text that was read (D-104). */
export const commentDraft = staffEndpoint(
  contract.commentDraft,
  ({ comment, quote, ...named }, staff, { nowMs }) =>
    changeOpenDraft(named, staff, ({ transaction, draft, document, stateAfter, mustBeRead }) => {
      stateAfter('comment');
      // A passage of a text that has changed would stand beside other words.
      mustBeRead();
      if (!isPassageOf(draft.text, quote)) throw new ApiError('conflict', DRAFT_TEXTS.notInText);
      const comments = withComment(draft, { text: comment, quote }, { staff, nowMs });
      if (comments.length > draft.comments.length)
        updateRecord(transaction, document, { comments, updated_at: FieldValue.serverTimestamp() });
      return presentChange(draft, draft.state);
    }),
);

import { changeDraft } from './change-draft';
import { commentDraft } from './comment-draft';
import { getDrafts } from './get-drafts';
import { reviewDraft } from './review-draft';
import { sendDraft } from './send-draft';
import { submitDraft } from './submit-draft';

/** Replies in review (D-104). */
export const draftEndpoints = [changeDraft, commentDraft, getDrafts, reviewDraft, sendDraft, submitDraft];

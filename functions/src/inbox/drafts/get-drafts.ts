import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/drafts';
import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { reviewDrafts } from '@harborline/domain/permissions/requirements';
import { draftsOfList, replyDraft } from '@harborline/domain/stores/reply-drafts';
import { zonedTime } from '@harborline/domain/text/zoned-time';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { queryOf, readRecord, snapshotRecord } from '../../platform/store/read';
import { mayReadDraft } from './open-draft';

type Input = InputOf<typeof contract.getDrafts>;

function presentDraft(draft: ReplyDraft, timezone: string): contract.PresentedDraft {
  const at = (time: TimestampLike) => zonedTime(time.toDate(), timezone);
  const { conversation_ref, ticket, author_ref, author_name, version, text, submitted_text } = draft;
  const { reviewer_ref, reviewer_name, message_ref } = draft;
  return {
    ...{ draft_message_ref: draft.id, conversation_ref, ticket, author_ref, author_name },
    ...{ review_status: draft.state, version, text, submitted_text },
    comments: draft.comments.map((comment) => ({ ...comment, at: at(comment.at) })),
    ...{ reviewer_ref, reviewer_name, message_ref },
    submitted_at: at(draft.submitted_at),
    updated_at: at(draft.updated_at),
  };
}

/** One draft, if it is in the list that is asked for. @throws ApiError 'not-found' */
async function readOne(id: string, input: Input, staff: Staff): Promise<ReplyDraft> {
  const draft = await readRecord(replyDraft(id));
  if (!draft || !mayReadDraft(draft, staff)) throw new ApiError('not-found');
  const { conversation_ref = draft.conversation_ref, review_status = draft.state } = input;
  const isAsked =
    draft.conversation_ref === conversation_ref &&
    draft.state === review_status &&
    (draft.author_ref === staff.uid) === (input.review_for === 'self');
  if (!isAsked) throw new ApiError('not-found');
  return draft;
}

async function readPageOf(input: Input, { support_lib_id: libraryId, uid }: Staff) {
  const { page, per_page, review_for: reviewFor, review_status = null, conversation_ref = null } = input;
  // What a teammate has withdrawn is theirs alone.
  if (reviewFor === 'others' && review_status === 'editing') return { drafts: [], hasMore: false };
  const list = { libraryId, reviewFor, uid, state: review_status, conversationRef: conversation_ref };
  const query = draftsOfList(list);
  const { docs } = await queryOf(query)
    .offset((page - 1) * per_page)
    .limit(per_page + 1)
    .get();
  const drafts = docs.slice(0, per_page).flatMap((found) => snapshotRecord(query.read, found) ?? []);
  return { drafts, hasMore: docs.length > per_page };
}

/** GET drafts (S7.2-09, S9-19). The drafts of others need the right to review them (D-31). */
export const getDrafts = staffEndpoint(contract.getDrafts, async (input, staff) => {
  const { page, per_page, timezone, draft_message_ref: id } = input;
  if (input.review_for === 'others' && !isAllowed(staff.permissions, reviewDrafts))
    throw new ApiError('forbidden');
  const found =
    id === undefined
      ? await readPageOf(input, staff)
      : { drafts: [await readOne(id, input, staff)], hasMore: false };
  const drafts = found.drafts.map((draft) => presentDraft(draft, timezone));
  return { drafts, page, per_page, has_more: found.hasMore };
});

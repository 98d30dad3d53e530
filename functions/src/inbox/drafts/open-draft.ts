import type { Conversation } from '@harborline/domain/entities/conversation';
import type { DraftComment, DraftState, ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { LIMITS } from '@harborline/domain/limits';
import { isAllowed } from '@harborline/domain/permissions/decide';
import { replyToTickets, reviewDrafts, submitDrafts } from '@harborline/domain/permissions/requirements';
import { replyDraft } from '@harborline/domain/stores/reply-drafts';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import {
  type DraftAction,
  type DraftActor,
  meanwhileText,
  nextDraftState,
  tooLateText,
} from '@harborline/domain/tickets/draft-review';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { readOwnTicket } from '../own-ticket';

/** How a request names a draft. */
interface Named {
  readonly draft_message_ref: string;
  /** that its sender has read */
  readonly version: number;
  /** of a decision: the state that it was made on */
  readonly review_status?: DraftState;
}

/** A draft with its ticket, in the transaction that changes it. */
export interface OpenDraft {
  readonly transaction: Transaction;
  readonly ticket: Conversation;
  readonly draft: ReplyDraft;
  readonly document: ReturnType<typeof replyDraft>;
  /** the state that an action leads to. @throws ApiError 'forbidden', 'conflict' */
  readonly stateAfter: (action: DraftAction) => DraftState | 'gone';
  /** @throws ApiError 'conflict' if the text is not the one that the caller has read */
  readonly mustBeRead: () => void;
}

/** What an answer says of a draft. */
export const presentChange = (
  { id, version }: Pick<ReplyDraft, 'id' | 'version'>,
  review_status: DraftState | null,
  message_ref = '',
) => ({ draft_message_ref: id, review_status, version, message_ref });

const actorOn = (draft: Pick<ReplyDraft, 'author_ref'>, { uid, permissions }: Staff): DraftActor => ({
  isAuthor: draft.author_ref === uid,
  maySubmit: isAllowed(permissions, submitDrafts),
  mayReview: isAllowed(permissions, reviewDrafts),
  mayReply: isAllowed(permissions, replyToTickets),
});

/** Whether somebody may know of a draft. A reviewer who decides about one that was withdrawn is told so. */
const mayKnowDraft = (draft: ReplyDraft, staff: Staff): boolean =>
  draft.support_lib_id === staff.support_lib_id &&
  (draft.author_ref === staff.uid || isAllowed(staff.permissions, reviewDrafts));

/** Whether somebody may read a draft, as the rules say it. */
export const mayReadDraft = (draft: ReplyDraft, staff: Staff): boolean =>
  mayKnowDraft(draft, staff) && (draft.author_ref === staff.uid || draft.state !== 'editing');

/** The name by which the team calls somebody. */
export const teamName = ({ agent_name, display_name }: Staff): string => agent_name || display_name;

/** The draft's comments with another; the same words of the same person on the same text are one. @throws ApiError 'conflict' */
export function withComment(
  { comments, version }: ReplyDraft,
  { text, quote = '' }: { readonly text: string; readonly quote?: string },
  { staff, nowMs }: { readonly staff: Staff; readonly nowMs: number },
) {
  const isSame = (one: DraftComment) =>
    one.by_ref === staff.uid && one.text === text && one.quote === quote && one.version === version;
  if (text === '' || comments.some(isSame)) return comments;
  if (comments.length >= LIMITS.draftComments) throw new ApiError('conflict', DRAFT_TEXTS.fullOfComments);
  // A list takes no time of the server's.
  const at = Timestamp.fromMillis(nowMs);
  return [...comments, { by_ref: staff.uid, by_name: teamName(staff), at, version, quote, text }];
}

/**
 * Changes a draft in a transaction, so that of two people who decide at once only one does. To whoever may not know of
 * it, a draft does not exist.
 * @param read `readAnyOwnTicket` for what ends a draft: it must not stay for ever with a ticket that was merged (D-110)
 * @throws ApiError 'not-found', and what `read` throws
 */
export const changeOpenDraft = <Answer>(
  { draft_message_ref, version, review_status }: Named,
  staff: Staff,
  change: (open: OpenDraft) => Answer,
  read: typeof readOwnTicket = readOwnTicket,
): Promise<Answer> =>
  firestore().runTransaction(async (transaction) => {
    const document = replyDraft(draft_message_ref);
    const draft = await readRecord(document, transaction);
    if (draft === undefined || !mayKnowDraft(draft, staff)) throw new ApiError('not-found');
    const ticket = await read(transaction, draft.conversation_ref, staff);
    const actor = actorOn(draft, staff);
    const stateAfter = (action: DraftAction) => {
      const outcome = nextDraftState(draft.state, action, actor);
      if (outcome === 'forbidden') throw new ApiError('forbidden');
      if (outcome === 'too-late') throw new ApiError('conflict', tooLateText(draft.state, action));
      if (review_status !== undefined && draft.state !== review_status)
        throw new ApiError('conflict', meanwhileText(draft));
      return outcome;
    };
    const mustBeRead = () => {
      if (draft.version !== version) throw new ApiError('conflict', DRAFT_TEXTS.otherVersion);
    };
    return change({ transaction, ticket, draft, document, stateAfter, mustBeRead });
  });

import type { DraftState, ReplyDraft } from '../entities/reply-draft';
import { DRAFT_TEXTS } from '../texts/reply-drafts';

/** What somebody does with a draft (D-104). */
export type DraftAction =
  | 'submit'
  | 'withdraw'
  | 'discard'
  | 'comment'
  | 'request-changes'
  | 'approve'
  | 'send';

/** Who does it, as far as a draft asks. */
export interface DraftActor {
  readonly isAuthor: boolean;
  /** canSubmitTicketForReview */
  readonly maySubmit: boolean;
  /** canReviewOtherDrafts, which never is one's own draft */
  readonly mayReview: boolean;
  /** canReplyToTickets */
  readonly mayReply: boolean;
}

/** The state that follows; 'gone' without the draft, 'forbidden' to this person, 'too-late' or too early for it. */
export type DraftOutcome = DraftState | 'gone' | 'forbidden' | 'too-late';

type Step = Partial<Record<DraftState, DraftState | 'gone'>>;

const BY_AUTHOR: Readonly<Record<DraftAction, Step>> = {
  submit: {
    editing: 'submitted',
    submitted: 'submitted',
    'changes-requested': 'submitted',
    // Another text needs another approval.
    approved: 'submitted',
  },
  withdraw: { submitted: 'editing', 'changes-requested': 'editing', approved: 'editing' },
  discard: { editing: 'gone' },
  comment: {
    editing: 'editing',
    submitted: 'submitted',
    'changes-requested': 'changes-requested',
    approved: 'approved',
  },
  'request-changes': {},
  approve: {},
  send: { approved: 'sent' },
};

const BY_REVIEWER: Readonly<Record<DraftAction, Step>> = {
  submit: {},
  withdraw: {},
  discard: {},
  comment: {
    submitted: 'submitted',
    'changes-requested': 'changes-requested',
    approved: 'approved',
  },
  'request-changes': { submitted: 'changes-requested', approved: 'changes-requested' },
  approve: { submitted: 'approved', 'changes-requested': 'approved' },
  // Sending what was submitted approves it.
  send: { submitted: 'sent', approved: 'sent' },
};

/** An approved draft is sent by an author who may only submit, too: the approval stands for the missing right. */
function mayEver(action: DraftAction, { isAuthor, maySubmit, mayReview, mayReply }: DraftActor): boolean {
  if (isAuthor) return maySubmit && Object.keys(BY_AUTHOR[action]).length > 0;
  if (!mayReview || Object.keys(BY_REVIEWER[action]).length === 0) return false;
  return action !== 'send' || mayReply;
}

/** Decides what becomes of a draft (D-104). */
export function nextDraftState(state: DraftState, action: DraftAction, actor: DraftActor): DraftOutcome {
  if (!mayEver(action, actor)) return 'forbidden';
  return (actor.isAuthor ? BY_AUTHOR : BY_REVIEWER)[action][state] ?? 'too-late';
}

/** Why something is too late or too early for a draft. */
export const tooLateText = (state: DraftState, action: DraftAction): string =>
  action === 'discard' && state !== 'sent' ? DRAFT_TEXTS.withdrawFirst : DRAFT_TEXTS.tooLate[state];

/** Why a decision that was made on another state is refused. */
export function meanwhileText({ state, reviewer_name }: Pick<ReplyDraft, 'state' | 'reviewer_name'>): string {
  return state === 'approved' || state === 'changes-requested'
    ? DRAFT_TEXTS.meanwhile[state](reviewer_name)
    : DRAFT_TEXTS.otherVersion;
}

/** Whether somebody has said already what to change in a version of a draft. */
export const hasSaidWhat = (comments: ReplyDraft['comments'], version: number, uid: string): boolean =>
  comments.some((comment) => comment.version === version && comment.by_ref === uid);

// A selection in a browser may break its lines elsewhere.
const asWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a passage stands in a text. */
export const isPassageOf = (text: string, quote: string): boolean => asWords(text).includes(asWords(quote));

/** Whether a person may do something with a draft now. */
export function mayChangeDraft(state: DraftState, action: DraftAction, actor: DraftActor): boolean {
  const outcome = nextDraftState(state, action, actor);
  return outcome !== 'forbidden' && outcome !== 'too-late';
}

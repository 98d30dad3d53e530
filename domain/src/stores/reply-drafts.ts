import { type DraftState, REVIEWED_STATES, replyDraftSchema } from '../entities/reply-draft';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const drafts = defineStore(COLLECTIONS.replyDrafts, replyDraftSchema);

/** `ReplyDrafts/{id}` */
export const replyDraft = (id: string) => drafts.at(docPath.replyDraft(id));

/** Whose drafts a list holds: one's own, or those of teammates (S9-19, D-104). */
export const REVIEW_FOR = ['self', 'others'] as const;
export type ReviewFor = (typeof REVIEW_FOR)[number];

/** Which drafts a list holds. */
export interface DraftListQuery {
  readonly libraryId: string;
  readonly reviewFor: ReviewFor;
  /** of the person who looks */
  readonly uid: string;
  /** null for all */
  readonly state: DraftState | null;
  /** of one ticket, null for all */
  readonly conversationRef: string | null;
}

// What teammates have withdrawn is theirs alone, and a query must say that it asks for none of it.
const OF_REVIEW = ['state', 'in', REVIEWED_STATES] as const;

/** The drafts of a list, those changed last first (S3-40). */
export const draftsOfList = ({ libraryId, reviewFor, uid, state, conversationRef }: DraftListQuery) =>
  drafts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['author_ref', reviewFor === 'self' ? '==' : '!=', uid],
      ...(state === null ? (reviewFor === 'others' ? [OF_REVIEW] : []) : [['state', '==', state] as const]),
      ...(conversationRef === null ? [] : [['conversation_ref', '==', conversationRef] as const]),
    ],
    orderBy: [
      ['updated_at', 'desc'],
      // Fields of a range are part of the order, and the store would put this one behind the id.
      ...(reviewFor === 'others' ? [['author_ref', 'desc'] as const] : []),
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The same drafts, to be counted only: as many as one read pays for. */
export const countedDrafts = (asked: DraftListQuery) => ({
  ...draftsOfList(asked),
  limit: LIMITS.countedTickets,
});

/** One draft on a ticket, whosever and in whatever state; for functions alone. */
export const anyDraftOnTicket = (libraryId: string, conversationRef: string) =>
  drafts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['conversation_ref', '==', conversationRef],
    ],
    limit: 1,
  });

/** The drafts on a ticket, those changed last first. @param authorRef uid of the author of them, null for whatever reviewers read */
export const draftsOnTicket = (libraryId: string, conversationRef: string, authorRef: string | null) =>
  drafts.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['conversation_ref', '==', conversationRef],
      authorRef === null ? OF_REVIEW : (['author_ref', '==', authorRef] as const),
    ],
    orderBy: [
      ['updated_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

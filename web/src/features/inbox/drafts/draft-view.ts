import { DRAFT_STATES, type DraftState, REVIEWED_STATES } from '@harborline/domain/entities/reply-draft';
import { REVIEW_FOR, type ReviewFor } from '@harborline/domain/stores/reply-drafts';

/** Which drafts the list shows; kept in the URL. */
export interface DraftView {
  readonly reviewFor: ReviewFor;
  /** null for all */
  readonly state: DraftState | null;
}

/** The states that a list can be narrowed to: what a teammate is editing is in no list of a reviewer. */
export const statesOfList = (reviewFor: ReviewFor): readonly DraftState[] =>
  reviewFor === 'self' ? DRAFT_STATES : REVIEWED_STATES;

/** A list as it is first shown: of one's own drafts all, of teammates those that wait for a review. */
export const firstView = (reviewFor: ReviewFor): DraftView => ({
  reviewFor,
  state: reviewFor === 'self' ? null : 'submitted',
});

/** The list in the URL: one's own drafts unless it names those of others, as first shown unless it names a state or all. */
export function readDraftView(search: URLSearchParams, mayReview: boolean): DraftView {
  const asked = REVIEW_FOR.find((value) => value === search.get('review_for')) ?? 'self';
  const first = firstView(mayReview ? asked : 'self');
  const named = search.get('review_status');
  const state = statesOfList(first.reviewFor).find((value) => value === named);
  return named === 'all' ? { ...first, state: null } : { ...first, state: state ?? first.state };
}

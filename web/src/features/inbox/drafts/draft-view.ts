import { DRAFT_STATES, type DraftState } from '@harborline/domain/entities/reply-draft';
import { REVIEW_FOR, type ReviewFor } from '@harborline/domain/stores/reply-drafts';

/** Which drafts the list shows; kept in the URL. */
export interface DraftView {
  readonly reviewFor: ReviewFor;
  /** null for all */
  readonly state: DraftState | null;
}

/** The list in the URL: one's own drafts unless it names those of others, whatever their state unless it names one. */
export function readDraftView(search: URLSearchParams, mayReview: boolean): DraftView {
  const asked = REVIEW_FOR.find((value) => value === search.get('review_for')) ?? 'self';
  return {
    reviewFor: mayReview ? asked : 'self',
    state: DRAFT_STATES.find((value) => value === search.get('review_status')) ?? null,
  };
}

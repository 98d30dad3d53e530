import { isId } from '@harborline/domain/entities/is-id';
import { LIMITS } from '@harborline/domain/limits';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';

/** The filter in the URL. */
export interface FilterView {
  /** as it stands there; null if there is none */
  readonly text: string | null;
  /** null for none, and for one that cannot be read */
  readonly predicate: Predicate | null;
  /** ref of the saved filter that it was, null for none */
  readonly saved: string | null;
  readonly isEditing: boolean;
}

/** What the URL says. */
export function readFilterView(search: URLSearchParams): FilterView {
  const text = search.get('filter')?.slice(0, LIMITS.predicateText + 1) ?? null;
  const saved = search.get('saved');
  return {
    text,
    predicate: text === null ? null : parsePredicate(text, TICKET_CATALOGUE),
    saved: saved !== null && isId(saved) ? saved : null,
    isEditing: search.has('edit'),
  };
}

/** Where the days of the person who looks begin. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

import type { PersonMerge } from '../entities/visitor-person';
import { LIMITS } from '../limits';
import { MERGE_UNDO_MS } from '../tickets/merge';

const NOBODY: PersonMerge['from'] = { id: '', name: '', email: '', browser_uid: '', notes: '' };

const isOver = ({ at }: PersonMerge, nowMs: number): boolean => nowMs - at.toMillis() > MERGE_UNDO_MS;

/** Those that are kept of a person (D-129): the latest, and every one that can still be undone. */
export const keptMerges = (merges: readonly PersonMerge[], nowMs: number): PersonMerge[] =>
  merges.filter((merge, index) => index >= merges.length - LIMITS.personMerges || !isOver(merge, nowMs));

/** What is left of a merge that was undone: who did it, when and why, and nothing of whom it was about. */
export const undoneMerge = (merge: PersonMerge, undone_at: PersonMerge['at']): PersonMerge => ({
  ...merge,
  from: NOBODY,
  moved: [],
  undone_at,
});

/** Without the notes of those that nobody can undo any more. */
export const withoutOldNotes = (merges: readonly PersonMerge[], nowMs: number): PersonMerge[] =>
  merges.map((merge) => (isOver(merge, nowMs) ? { ...merge, from: { ...merge.from, notes: '' } } : merge));

/** When the first notes among them are to be forgotten; undefined if there are none. */
export function forgetsAtMs(merges: readonly PersonMerge[]): number | undefined {
  const withNotes = merges.filter(({ from }) => from.notes !== '');
  if (withNotes.length === 0) return undefined;
  return Math.min(...withNotes.map(({ at }) => at.toMillis())) + MERGE_UNDO_MS + 1;
}

/** With a ticket that was split from one that a merge moved: it goes back with that. The same array if none did. */
export function withSplit(
  merges: readonly PersonMerge[],
  ref: string,
  newRef: string,
): readonly PersonMerge[] {
  const moves = ({ moved }: PersonMerge): boolean => moved.includes(ref);
  if (!merges.some(moves)) return merges;
  return merges.map((merge) => (moves(merge) ? { ...merge, moved: [...merge.moved, newRef] } : merge));
}

/** Without a ticket that is deleted; what was kept of somebody goes with the last of theirs. The same array if none moved it. */
export function withoutTicket(merges: readonly PersonMerge[], ref: string): readonly PersonMerge[] {
  if (!merges.some(({ moved }) => moved.includes(ref))) return merges;
  return merges
    .map((merge) => ({ ...merge, moved: merge.moved.filter((one) => one !== ref) }))
    .filter(({ moved, undone_at }) => moved.length > 0 || undone_at !== null);
}

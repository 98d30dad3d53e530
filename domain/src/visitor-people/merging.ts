import type { PersonMerge } from '../entities/visitor-person';
import { MERGE_UNDO_MS } from '../tickets/merge';

/** A person, with the addresses that are proven to be theirs: in lower case. */
export interface ProvenPerson {
  readonly id: string;
  readonly support_lib_id: string;
  readonly is_verified: boolean;
  readonly proven: readonly string[];
}

/**
 * Whether one person may become part of another (D-129): an address is proven to be both's, and the one that stays is its
 * owner. The same address, claimed, is no proof; nor is a name.
 */
export const mayMergePeople = (from: ProvenPerson, into: ProvenPerson): boolean =>
  from.id !== into.id &&
  from.support_lib_id === into.support_lib_id &&
  into.is_verified &&
  from.proven.some((email) => email !== '' && into.proven.includes(email));

/** Whether a merge can still be undone. */
export const mayUndoPersonMerge = (
  { at, undone_at }: { readonly at: Pick<PersonMerge['at'], 'toMillis'>; readonly undone_at: unknown },
  nowMs: number,
): boolean => undone_at === null && nowMs - at.toMillis() <= MERGE_UNDO_MS;

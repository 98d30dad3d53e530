/** Every reason for which something about a teammate is refused. */
type RefusalReason =
  | 'not-a-teammate'
  | 'oneself'
  | 'missing-permission'
  | 'higher-role'
  | 'not-a-lower-role'
  | 'role-above-own'
  | 'owner-by-transfer'
  | 'last-owner'
  | 'lacked-permission'
  | 'holds-more'
  | 'owner-has-all'
  | 'owners-only'
  | 'already-owner'
  | 'deactivated'
  | 'not-at-home';

/** One condition; its message is for the person who is refused. */
export interface Check {
  readonly reason: RefusalReason;
  readonly holds: boolean;
  readonly message: string;
}

interface Refusal {
  readonly isAllowed: false;
  readonly reason: RefusalReason;
  readonly message: string;
}

/** What was decided: the change to make, or why not. */
export type Plan<Change> = { readonly isAllowed: true; readonly change: Change } | Refusal;

/** Looks at conditions in order until one does not hold; a later one may lean on the earlier. */
export function decidePlan<Change>(checks: readonly Check[], change: () => Change): Plan<Change> {
  for (const { reason, holds, message } of checks) {
    if (!holds) return { isAllowed: false, reason, message };
  }
  return { isAllowed: true, change: change() };
}

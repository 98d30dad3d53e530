/** Every reason for refusing a change to a teammate. */
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

/** One condition; its message is shown to the person who is refused. */
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

/** Checks conditions in order until one fails; later ones may rely on earlier ones. */
export function decidePlan<Change>(checks: readonly Check[], change: () => Change): Plan<Change> {
  for (const { reason, holds, message } of checks) {
    if (!holds) return { isAllowed: false, reason, message };
  }
  return { isAllowed: true, change: change() };
}

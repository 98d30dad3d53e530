import type { Claims } from '../shared/caller';

/** The account that asks, as rules know it; null: signed out. */
export type Account = { readonly uid: string; readonly token: Claims } | null;

export type Verdict = 'allowed' | 'denied';

/**
 * What one operation asks of security rules. It keeps the data as they were when it was asked, so that any number of
 * rules can answer it later, in any order.
 */
export interface Question<Rules> {
  decide(rules: Rules): Verdict;
}

/** A service under rules, in this process. */
export interface Service<Rules, Operation> {
  /** Puts an operation to no rules yet, and changes nothing. */
  ask(account: Account, operation: Operation): Question<Rules>;
  /** Asks the rules in force, and carries the operation out when they allow it. */
  attempt(account: Account, operation: Operation): Verdict;
}

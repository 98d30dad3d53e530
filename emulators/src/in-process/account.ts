import type { Claims } from '../shared/caller';

/** The account behind a request, as rules see it; null when signed out. */
export type Account = { readonly uid: string; readonly token: Claims } | null;

export type Verdict = 'allowed' | 'denied';

/**
 * What one operation asks of security rules. It has a snapshot of the data, so that any number of rulesets can decide
 * it later, in any order.
 */
export interface Question<Rules> {
  decide(rules: Rules): Verdict;
}

/** A service under rules, in this process. */
export interface Service<Rules, Operation> {
  /** Returns the question that an operation asks of the rules. Decides nothing and changes nothing. */
  ask(account: Account, operation: Operation): Question<Rules>;
  /** Asks the service's own rules and performs the operation if they allow it. */
  attempt(account: Account, operation: Operation): Verdict;
}

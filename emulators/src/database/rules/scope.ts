import type { BRANCH_VALUE, RuleSnapshot } from './snapshot';

/** The `auth` variable: null when signed out. */
export type AuthVariable = Readonly<Record<string, unknown>> | null;

/** The `query` variable; a plain read is ordered by key, and its other members are null or false. */
export interface QueryVariable {
  readonly orderByKey: boolean;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly orderByChild: string | null;
  readonly startAt: boolean | number | string | null;
  readonly endAt: boolean | number | string | null;
  readonly equalTo: boolean | number | string | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

/** Everything an expression can name. */
export interface Scope {
  readonly auth: AuthVariable;
  readonly now: number;
  readonly root: RuleSnapshot;
  readonly data: RuleSnapshot;
  readonly newData: RuleSnapshot;
  readonly query: QueryVariable;
  readonly wildcards: Readonly<Record<string, string>>;
}

/** Values of expressions; objects and arrays come from `auth` only. */
export type RuleValue = null | boolean | number | string | object | typeof BRANCH_VALUE | undefined;

/** A compiled expression; throws EvaluationError when it has no value. */
export type Evaluate = (scope: Scope) => RuleValue;

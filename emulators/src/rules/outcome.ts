import type { Facts } from './prover/facts';
import type { Unknown } from './prover/unknown';
import type { Position } from './source-text';
import { Failure, NoValue, RuleError, type RuleValue } from './value';

/** The possible results of evaluating an expression. */
export type Outcome = RuleValue | RuleError | Unknown;

/** A variable's content: facts describe a value that differs between a query's documents. */
export type Binding = RuleValue | Facts;

/** Gives a failure its position in the source. */
export function located(result: RuleValue | Failure | Unknown, at: Position): Outcome {
  if (!(result instanceof Failure) || result instanceof RuleError) return result;
  return new RuleError(result.message, at);
}

/** Whether evaluation continues with this as an ordinary value. */
export function isKnown(result: RuleValue | Failure | Unknown): result is RuleValue {
  return !(result instanceof NoValue);
}

import { isKnown, type Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import type { Code } from '../runtime/frame';
import type { Position } from '../source-text';
import { RuleError } from '../value';

function asOperand(outcome: Outcome, at: Position): boolean | RuleError | Unknown {
  if (outcome instanceof Unknown) return outcome.result();
  if (typeof outcome === 'boolean' || !isKnown(outcome)) return outcome;
  if (outcome === null) return new RuleError('Null value error.', at);
  return new RuleError('A condition must be a bool.', at);
}

/**
 * `&&` and `||`: the value that decides alone (`decisive`) wins over an error on either side; the right
 * side is evaluated when the left one does not decide.
 */
export function compileLogic(decisive: boolean, left: Code, right: Code, at: Position): Code {
  return (frame) => {
    frame.run.count();
    const first = asOperand(left(frame), at);
    if (first === decisive) return decisive;
    const second = asOperand(right(frame), at);
    if (second === decisive) return decisive;
    if (first instanceof Unknown) return first;
    if (second instanceof Unknown) return second;
    return first instanceof RuleError ? first : second;
  };
}

/** `!operand` */
export function compileNot(operand: Code, at: Position): Code {
  return (frame) => {
    frame.run.count();
    const value = asOperand(operand(frame), at);
    return typeof value === 'boolean' ? !value : value;
  };
}

/** `condition ? yes : no` */
export function compileChoice(condition: Code, yes: Code, no: Code, at: Position): Code {
  return (frame) => {
    frame.run.count();
    const value = asOperand(condition(frame), at);
    if (typeof value !== 'boolean') return value;
    return value ? yes(frame) : no(frame);
  };
}

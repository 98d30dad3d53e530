import { isKnown, type Outcome } from '../outcome';
import { Unknown } from '../prover/unknown';
import type { Code } from '../runtime/frame';
import { Failure } from '../value';
import type { Tally } from './report';

function asOperand(outcome: Outcome): boolean | Failure | Unknown {
  if (typeof outcome === 'boolean') return outcome;
  if (outcome instanceof Unknown) return outcome.result();
  if (!isKnown(outcome)) return outcome;
  return new Failure(outcome === null ? 'Null value error.' : 'A condition must be a bool.');
}

/** The result of `&&` or `||` when neither side decides alone. */
function undecided(
  left: boolean | Failure | Unknown,
  right: boolean | Failure | Unknown,
): boolean | Failure | Unknown {
  if (left instanceof Unknown) return left;
  if (right instanceof Unknown) return right;
  return left instanceof Failure ? left : right;
}

/**
 * `&&` and `||`: the value that decides alone (`decisive`) wins over an error on either side; the right
 * side is evaluated when the left one does not decide.
 */
export function compileLogic(decisive: boolean, left: Code, right: Code, tally: Tally): Code {
  return (frame) => {
    frame.run.count();
    const first = asOperand(left(frame));
    if (first === decisive) return tally.note(decisive);
    const second = asOperand(right(frame));
    if (second === decisive) return tally.note(decisive);
    return tally.note(undecided(first, second));
  };
}

/** `!operand` */
export function compileNot(operand: Code, tally: Tally): Code {
  return (frame) => {
    frame.run.count();
    const value = asOperand(operand(frame));
    return tally.note(typeof value === 'boolean' ? !value : value);
  };
}

/** `condition ? yes : no` */
export function compileChoice(condition: Code, yes: Code, no: Code, tally: Tally): Code {
  return (frame) => {
    frame.run.count();
    const value = asOperand(condition(frame));
    if (typeof value !== 'boolean') return tally.note(value);
    return tally.note(value ? yes(frame) : no(frame));
  };
}

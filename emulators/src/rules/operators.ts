import type { ArithmeticOperator, BinaryOperator } from './ast';
import { contains } from './methods/collections';
import { stringSlice } from './methods/string';
import type { Result } from './methods/table';
import { checkedDuration, checkedTimestamp } from './time';
import {
  Failure,
  RuleDuration,
  RuleList,
  RuleMap,
  RulePath,
  RuleTimestamp,
  type RuleValue,
  typeOf,
} from './value';
import { compareValues, isEqual, isNumeric } from './value-key';

const INT_LIMIT = 2n ** 63n;

/** An int64 or the failure of an overflow. */
export function checkedInt(value: bigint): bigint | Failure {
  const isInRange = value < INT_LIMIT && value >= -INT_LIMIT;
  return isInRange ? value : new Failure('Integer overflow.');
}

function integerArithmetic(operator: ArithmeticOperator, left: bigint, right: bigint): bigint | Failure {
  if (operator === '+') return checkedInt(left + right);
  if (operator === '-') return checkedInt(left - right);
  if (operator === '*') return checkedInt(left * right);
  if (right === 0n) return new Failure('Division by zero.');
  return operator === '/' ? checkedInt(left / right) : left % right;
}

function floatArithmetic(operator: ArithmeticOperator, left: number, right: number): number | Failure {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0) return new Failure('Division by zero.');
  return operator === '/' ? left / right : left % right;
}

function timeArithmetic(operator: '+' | '-', left: RuleValue, right: RuleValue): Result | undefined {
  const sign = operator === '-' ? -1n : 1n;
  if (left instanceof RuleTimestamp) {
    if (right instanceof RuleDuration) return checkedTimestamp(left.nanos + sign * right.nanos);
    const areTimes = operator === '-' && right instanceof RuleTimestamp;
    return areTimes ? checkedDuration(left.nanos - right.nanos) : undefined;
  }
  if (!(left instanceof RuleDuration)) return undefined;
  if (right instanceof RuleDuration) return checkedDuration(left.nanos + sign * right.nanos);
  const isLater = operator === '+' && right instanceof RuleTimestamp;
  return isLater ? checkedTimestamp(right.nanos + left.nanos) : undefined;
}

function arithmetic(operator: ArithmeticOperator, left: RuleValue, right: RuleValue): Result {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerArithmetic(operator, left, right);
  if (isNumeric(left) && isNumeric(right)) return floatArithmetic(operator, Number(left), Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  const time = operator === '+' || operator === '-' ? timeArithmetic(operator, left, right) : undefined;
  return time ?? unsupportedOperation(operator, left, right);
}

function unsupportedOperation(operator: BinaryOperator, left: RuleValue, right: RuleValue): Failure {
  if (left === null || right === null) return new Failure('Null value error.');
  return new Failure(`Unsupported operation error. Received: ${typeOf(left)} ${operator} ${typeOf(right)}.`);
}

/** Every operator with two known operands except `&&` and `||`. */
export function applyBinary(operator: BinaryOperator, left: RuleValue, right: RuleValue): Result {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  if (operator === 'in') return contains(left, right);
  if (operator !== '<' && operator !== '<=' && operator !== '>' && operator !== '>=') {
    return arithmetic(operator, left, right);
  }
  const order = compareValues(left, right);
  if (order === undefined) return unsupportedOperation(operator, left, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** Unary minus. */
export function negate(operand: RuleValue): Result {
  if (typeof operand === 'bigint') return checkedInt(-operand);
  if (typeof operand === 'number') return -operand;
  if (operand instanceof RuleDuration) return new RuleDuration(-operand.nanos);
  return new Failure('Unsupported operation error for unary minus.');
}

/** `object.name` */
export function readMember(object: RuleValue, name: string): Result {
  if (object === null) return new Failure('Null value error.');
  const value = object instanceof RuleMap ? object.get(name) : undefined;
  return value === undefined ? new Failure(`Property ${name} is undefined on object.`) : value;
}

function elementAt(items: readonly RuleValue[], index: RuleValue): Result {
  if (typeof index !== 'bigint') return new Failure('An index must be an int.');
  const item = index < 0n || index >= items.length ? undefined : items[Number(index)];
  return item === undefined ? new Failure(`Index ${index} is out of range.`) : item;
}

/** `object[index]` */
export function readIndex(object: RuleValue, index: RuleValue): Result {
  if (object === null) return new Failure('Null value error.');
  if (object instanceof RuleMap) {
    if (typeof index === 'string') return readMember(object, index);
    return new Failure('A map index must be a string.');
  }
  if (object instanceof RuleList) return elementAt(object.items, index);
  if (object instanceof RulePath) return elementAt(object.segments, index);
  if (typeof object === 'string' && typeof index === 'bigint') {
    return stringSlice(object, index, index + 1n) ?? new Failure(`Index ${index} is out of range.`);
  }
  return new Failure(`Unsupported operation error. Received: ${typeOf(object)}[${typeOf(index)}].`);
}

/** `object[from:to]`; a range outside the object is an error rather than being cut. */
export function readSlice(object: RuleValue, from: RuleValue, to: RuleValue): Result {
  const isRange = typeof from === 'bigint' && typeof to === 'bigint';
  if (!isRange) return new Failure('A range takes two ints.');
  if (typeof object === 'string') {
    return stringSlice(object, from, to) ?? new Failure(`Range [${from}:${to}] is out of bounds.`);
  }
  if (!(object instanceof RuleList)) return new Failure('Only strings and lists have ranges.');
  const isInside = from >= 0n && to >= from && to <= object.items.length;
  if (!isInside) return new Failure(`Range [${from}:${to}] is out of bounds.`);
  return new RuleList(object.items.slice(Number(from), Number(to)));
}

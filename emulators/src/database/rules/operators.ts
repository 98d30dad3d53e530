import type { BinaryExpression, LogicalExpression } from 'acorn';
import { EvaluationError } from './evaluation-error';
import type { Evaluate, RuleValue } from './scope';
import { type Compiled, ExpressionError, requireType, type StaticType } from './static-type';

export function asBoolean(value: RuleValue): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError('Not a boolean');
  return value;
}

export function asNumber(value: RuleValue): number {
  if (typeof value !== 'number') throw new EvaluationError('Not a number');
  return value;
}

export function asString(value: RuleValue): string {
  if (typeof value !== 'string') throw new EvaluationError('Not a string');
  return value;
}

function isComposite(value: RuleValue): boolean {
  return typeof value === 'symbol' || (typeof value === 'object' && value !== null);
}

/** Equality without conversion. Objects can only be compared with null; other comparisons have no value. */
function isEqual(left: RuleValue, right: RuleValue): boolean {
  const a = left ?? null;
  const b = right ?? null;
  if (a === null || b === null) return a === b;
  if (isComposite(a) || isComposite(b)) throw new EvaluationError('Objects cannot be compared');
  return a === b;
}

/** Negative, 0 or positive; NaN when either is NaN. */
function compare(left: RuleValue, right: RuleValue): number {
  const areNumbers = typeof left === 'number' && typeof right === 'number';
  const areStrings = typeof left === 'string' && typeof right === 'string';
  if (!areNumbers && !areStrings) throw new EvaluationError('Only two numbers or two strings have an order');
  if (left === right) return 0;
  if (left < right) return -1;
  return left > right ? 1 : Number.NaN;
}

/** Production has no infinity: a division by zero gives NaN, which has no order with any number. */
function divide(dividend: number, divisor: number): number {
  return divisor === 0 ? Number.NaN : dividend / divisor;
}

function add(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const hasString = typeof left === 'string' || typeof right === 'string';
  const areScalars = [left, right].every((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (!hasString || !areScalars) throw new EvaluationError('Only numbers and strings can be added');
  return `${String(left)}${String(right)}`;
}

type Operation = (left: RuleValue, right: RuleValue) => RuleValue;

const ARITHMETIC: Readonly<Record<string, Operation>> = {
  '-': (left, right) => asNumber(left) - asNumber(right),
  '*': (left, right) => asNumber(left) * asNumber(right),
  '/': (left, right) => divide(asNumber(left), asNumber(right)),
  '%': (left, right) => asNumber(left) % asNumber(right),
};

const ORDER: Readonly<Record<string, Operation>> = {
  '<': (left, right) => compare(left, right) < 0,
  '<=': (left, right) => compare(left, right) <= 0,
  '>': (left, right) => compare(left, right) > 0,
  '>=': (left, right) => compare(left, right) >= 0,
};

const EQUALITY: Readonly<Record<string, Operation>> = {
  '==': (left, right) => isEqual(left, right),
  '===': (left, right) => isEqual(left, right),
  '!=': (left, right) => !isEqual(left, right),
  '!==': (left, right) => !isEqual(left, right),
};

function both(left: Compiled, right: Compiled, operation: Operation): Evaluate {
  return (scope) => operation(left.evaluate(scope), right.evaluate(scope));
}

function sumType(left: StaticType, right: StaticType): StaticType {
  if (left === 'string' || right === 'string') return 'string';
  return left === 'number' && right === 'number' ? 'number' : 'any';
}

/** Compiles a binary operator over compiled operands; throws ExpressionError for impossible types. */
export function compileBinary(node: BinaryExpression, left: Compiled, right: Compiled): Compiled {
  const name = node.operator;
  const check = (types: StaticType[]) => {
    requireType(node.left, left, types, `Left operand of ${name}`);
    requireType(node.right, right, types, `Right operand of ${name}`);
  };
  const equality = EQUALITY[name];
  if (equality) {
    check(['boolean', 'number', 'string', 'null']);
    return { type: 'boolean', evaluate: both(left, right, equality) };
  }
  const order = ORDER[name];
  if (order) {
    check(['number', 'string']);
    return { type: 'boolean', evaluate: both(left, right, order) };
  }
  const arithmetic = ARITHMETIC[name];
  if (arithmetic) {
    check(['number']);
    return { type: 'number', evaluate: both(left, right, arithmetic) };
  }
  if (name !== '+') throw new ExpressionError(node.start, `Unknown operator '${name}'`);
  check(['number', 'string', 'boolean']);
  return { type: sumType(left.type, right.type), evaluate: both(left, right, add) };
}

/** Compiles && and ||: left to right, the right side is evaluated only when it decides. */
export function compileLogical(node: LogicalExpression, left: Compiled, right: Compiled): Compiled {
  requireType(node.left, left, ['boolean'], `Left operand of ${node.operator}`);
  requireType(node.right, right, ['boolean'], `Right operand of ${node.operator}`);
  if (node.operator === '&&') {
    const evaluate: Evaluate = (scope) => asBoolean(left.evaluate(scope)) && asBoolean(right.evaluate(scope));
    return { type: 'boolean', evaluate };
  }
  if (node.operator !== '||') throw new ExpressionError(node.start, `Unknown operator '${node.operator}'`);
  const evaluate: Evaluate = (scope) => asBoolean(left.evaluate(scope)) || asBoolean(right.evaluate(scope));
  return { type: 'boolean', evaluate };
}

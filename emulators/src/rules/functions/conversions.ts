import type { Method, Result } from '../methods/table';
import { unsupported } from '../methods/table';
import { checkedInt } from '../operators';
import { Failure, RulePath, type RuleValue } from '../value';

const INT_TEXT = /^[+-]?\d+$/;
const FLOAT_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A whole float as int64. */
export function toInt(value: number): bigint | Failure {
  return Number.isFinite(value) ? checkedInt(BigInt(value)) : new Failure('Not a finite number.');
}

function int(value: RuleValue): Result {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInt(Math.trunc(value));
  if (typeof value !== 'string') return unsupported('int');
  return INT_TEXT.test(value) ? checkedInt(BigInt(value.replace('+', ''))) : new Failure('Not an integer.');
}

function float(value: RuleValue): Result {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return unsupported('float');
  return FLOAT_TEXT.test(value) ? Number(value) : new Failure('Not a number.');
}

function floatText(value: number): string {
  const text = String(value);
  return Number.isInteger(value) && !text.includes('e') ? `${Object.is(value, -0) ? '-0' : text}.0` : text;
}

function string(value: RuleValue): Result {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  return value instanceof RulePath ? `/${value.segments.join('/')}` : unsupported('string');
}

function path(value: RuleValue): Result {
  if (typeof value !== 'string') return unsupported('path');
  return new RulePath(value.split('/').filter((segment) => segment !== ''));
}

function converter(run: (value: RuleValue) => Result): Method<null> {
  return { arity: 1, run: (_, args) => run(args[0] ?? null) };
}

export const CONVERSIONS: readonly [string, Method<null>][] = [
  ['int', converter(int)],
  ['float', converter(float)],
  ['string', converter(string)],
  ['path', converter(path)],
];

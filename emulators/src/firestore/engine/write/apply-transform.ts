import type { JsonObject } from '../../../shared/json';
import { doubleValueOf } from '../values/normalize-value';
import { NAN_KEY, orderKey } from '../values/order-key';
import { elementsOf, NULL_VALUE, numberOf } from '../values/proto-value';
import { shortTimestamp } from '../values/timestamps';
import type { Transform } from './write';

const INT64_MAX = (1n << 63n) - 1n;
const INT64_MIN = -(1n << 63n);

/** What is stored, and what the client gets back. */
export interface TransformOutcome {
  readonly stored: JsonObject;
  readonly result: JsonObject;
}

/** Computes one field transform on the field's current value. Times are microseconds since 1970. */
export function applyTransform(
  transform: Transform,
  current: JsonObject | undefined,
  commitTime: number,
): TransformOutcome {
  const { kind, operand, elements } = transform;
  if (kind === 'requestTime') return same({ timestampValue: shortTimestamp(requestTime(commitTime)) });
  if (kind === 'append') return { stored: append(current, elements), result: NULL_VALUE };
  if (kind === 'remove') return { stored: remove(current, elements), result: NULL_VALUE };
  const number = operand ?? NULL_VALUE;
  if (!current || !isNumber(current)) return same(number);
  return same(kind === 'increment' ? sum(current, number) : extreme(current, number, kind));
}

/** Server timestamps and `request.time` of rules: the commit time, cut to milliseconds. */
export function requestTime(commitTime: number): number {
  return Math.floor(commitTime / 1000) * 1000;
}

function same(value: JsonObject): TransformOutcome {
  return { stored: value, result: value };
}

function isNumber(value: JsonObject): boolean {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** Adds two numbers: integers saturate at 64 bits, anything with a double is a double. */
function sum(a: JsonObject, b: JsonObject): JsonObject {
  if ('integerValue' in a && 'integerValue' in b) {
    const exact = BigInt(String(a.integerValue)) + BigInt(String(b.integerValue));
    const kept = exact > INT64_MAX ? INT64_MAX : exact < INT64_MIN ? INT64_MIN : exact;
    return { integerValue: String(kept) };
  }
  return doubleValueOf(numberOf(a) + numberOf(b));
}

function extreme(current: JsonObject, operand: JsonObject, kind: 'maximum' | 'minimum'): JsonObject {
  const [currentKey, operandKey] = [orderKey(current), orderKey(operand)];
  if (currentKey === NAN_KEY || currentKey === operandKey) return current;
  if (operandKey === NAN_KEY) return operand;
  return operandKey > currentKey === (kind === 'maximum') ? operand : current;
}

function append(current: JsonObject | undefined, added: readonly JsonObject[]): JsonObject {
  const values = current ? elementsOf(current) : [];
  const present = new Set(values.map(orderKey));
  for (const element of added) {
    const key = orderKey(element);
    if (!present.has(key)) values.push(element);
    present.add(key);
  }
  return { arrayValue: { values } };
}

function remove(current: JsonObject | undefined, removed: readonly JsonObject[]): JsonObject {
  const keys = new Set(removed.map(orderKey));
  const values = (current ? elementsOf(current) : []).filter((element) => !keys.has(orderKey(element)));
  return { arrayValue: { values } };
}

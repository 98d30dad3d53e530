import { RuleList, RuleMap, RulePath, type RuleValue, typeOf } from '../value';

const MAX_LENGTH = 2000;

function show(value: RuleValue, depth: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(value);
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  if (depth > 4) return typeOf(value);
  if (value instanceof RuleList) return `[${value.items.map((item) => show(item, depth + 1)).join(', ')}]`;
  if (!(value instanceof RuleMap)) return typeOf(value);
  return `{${value
    .keys()
    .map((key) => `${key}: ${show(value.get(key) ?? null, depth + 1)}`)
    .join(', ')}}`;
}

/** A readable, bounded text of a value, for debug(). */
export function showValue(value: RuleValue): string {
  return show(value, 0).slice(0, MAX_LENGTH);
}

import type { JsonObject } from '../../shared/json';
import { fromProtoValue } from '../proto-value';
import { RulePath, type RuleValue, typeOf } from '../value';
import { isNumeric } from '../value-key';
import { type Condition, orderedFields } from './disjuncts';
import { Facts } from './facts';

/** What is known about every document that satisfies one disjunct. */
export interface DocumentFacts {
  readonly data: Facts;
  /** full path segments, when the query names the document */
  readonly path: readonly string[] | undefined;
  /** ids the document does not have; only for queries of a single collection */
  readonly otherIds: readonly string[];
}

const IMPLIES_PRESENCE = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN']);

function typeForFacts(value: RuleValue): string {
  return isNumeric(value) ? 'number' : typeOf(value);
}

function addEqual(facts: Facts, value: RuleValue): void {
  facts.equal ??= value;
  facts.isPresent = true;
  facts.isNotNull = value !== null;
  facts.type = typeForFacts(value);
}

function addCondition(facts: Facts, { op, value: json }: Condition): void {
  const value = json === undefined ? null : fromProtoValue(json);
  if (op === 'EQUAL') addEqual(facts, value);
  else if (op === 'IS_NULL') addEqual(facts, null);
  else if (op === 'IS_NAN') addEqual(facts, Number.NaN);
  else if (op === 'ARRAY_CONTAINS') {
    facts.markPresent('list');
    facts.elements.push(value);
  } else if (IMPLIES_PRESENCE.has(op)) {
    facts.markPresent();
    if (op === 'NOT_EQUAL') facts.unequal.push(value);
    if (op === 'NOT_IN' && 'items' in Object(value)) facts.unequal.push(...itemsOf(value));
  } else {
    addBound(facts, op, value);
  }
}

function itemsOf(value: RuleValue): readonly RuleValue[] {
  return typeof value === 'object' && value !== null && 'items' in value ? value.items : [];
}

function addBound(facts: Facts, op: string, value: RuleValue): void {
  const isInclusive = op.endsWith('_OR_EQUAL');
  const isLower = op.startsWith('GREATER_THAN');
  const isUpper = op.startsWith('LESS_THAN');
  if (!isLower && !isUpper) return;
  facts.markPresent(typeForFacts(value));
  (isLower ? facts.lower : facts.upper).push({ value, isInclusive });
}

function isName(field: readonly string[]): boolean {
  return field.length === 1 && field[0] === '__name__';
}

function factsAt(root: Facts, field: readonly string[]): Facts {
  return field.reduce((facts, name) => facts.child(name), root);
}

function pathsOf(conditions: readonly Condition[], op: string): (readonly string[])[] {
  return conditions.flatMap((condition) => {
    const value =
      isName(condition.field) && condition.op === op ? fromProtoValue(condition.value ?? null) : null;
    return value instanceof RulePath ? [value.segments] : [];
  });
}

/** The facts that one disjunct of a query's filter and the query's order establish. */
export function factsOf(conditions: readonly Condition[], query: JsonObject): DocumentFacts {
  const data = new Facts();
  data.markPresent('map');
  for (const field of orderedFields(query)) {
    if (!isName(field)) factsAt(data, field).isPresent = true;
  }
  for (const condition of conditions) {
    if (!isName(condition.field)) addCondition(factsAt(data, condition.field), condition);
  }
  return {
    data,
    path: pathsOf(conditions, 'EQUAL')[0],
    otherIds: pathsOf(conditions, 'NOT_EQUAL').map((path) => path.at(-1) ?? ''),
  };
}

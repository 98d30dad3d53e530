import type { JsonObject } from '../../../shared/json';
import type { StoredDocument } from '../store/stored-document';
import { type FieldPath, valueAt } from '../values/field-path';
import { doubleValueOf } from '../values/normalize-value';
import { NULL_VALUE, numberOf } from '../values/proto-value';

export interface Aggregation {
  readonly alias: string;
  readonly kind: 'count' | 'sum' | 'avg';
  readonly upTo?: number | undefined;
  /** sum and avg only */
  readonly field?: FieldPath;
}

const INT64_MAX = (1n << 63n) - 1n;
const INT64_MIN = -(1n << 63n);

/** Aggregated values by alias, of documents that have every summed field. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): JsonObject {
  return Object.fromEntries(aggregations.map((part) => [part.alias, aggregateOne(documents, part)]));
}

function aggregateOne(documents: readonly StoredDocument[], { kind, field, upTo }: Aggregation): JsonObject {
  if (kind === 'count' || !field) {
    return { integerValue: String(Math.min(documents.length, upTo ?? documents.length)) };
  }
  const numbers = documents
    .map((document) => valueAt(document.fields, field.segments))
    .filter((value) => value !== undefined && ('integerValue' in value || 'doubleValue' in value))
    .map((value) => value ?? {});
  if (kind === 'sum') return sumOf(numbers);
  if (numbers.length === 0) return NULL_VALUE;
  return doubleValueOf(numberOf(sumOf(numbers)) / numbers.length);
}

/** Integers stay one unless they overflow 64 bits; a single double makes the sum a double. */
function sumOf(numbers: readonly JsonObject[]): JsonObject {
  if (numbers.some((value) => 'doubleValue' in value)) {
    return doubleValueOf(numbers.reduce((total, value) => total + numberOf(value), 0));
  }
  const exact = numbers.reduce((total, value) => total + BigInt(String(value.integerValue)), 0n);
  const fits = exact <= INT64_MAX && exact >= INT64_MIN;
  return fits ? { integerValue: String(exact) } : doubleValueOf(Number(exact));
}

import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { DOCUMENT_NAME, type FieldPath, parseFieldPath } from '../values/field-path';
import { nameKey } from '../values/name-key';
import { normalizeValue } from '../values/normalize-value';
import { orderKey } from '../values/order-key';
import { listOf, objectOf, textOf } from '../values/read-json';
import { type DatabaseName, fullName, joinPath, parseResourceName } from '../values/resource-names';
import type { Condition, Filter, FilterOp } from './query';

/** The database and collection that a query's relative names resolve to. */
export interface FilterContext {
  readonly db: DatabaseName;
  readonly collectionPath: string;
}

const FIELD_OPS: ReadonlySet<string> = new Set([
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
]);
const UNARY_OPS: ReadonlySet<string> = new Set(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']);
/** Depth of composite filters; far more than a query with 30 disjunctions can use. */
const MAX_DEPTH = 100;
const MAX_OPERANDS = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const;

/** Reads a Filter message; an absent one matches everything. */
export function parseFilter(json: Json | undefined, context: FilterContext, depth = 0): Filter {
  if (depth > MAX_DEPTH) throw invalid(`Filters are nested more than ${MAX_DEPTH} levels deep.`);
  const filter = objectOf(json, 'A filter');
  if (!filter) return { kind: 'and', parts: [] };
  const composite = objectOf(filter.compositeFilter, 'A composite filter');
  if (composite) return parseComposite(composite, context, depth);
  const field = objectOf(filter.fieldFilter, 'A field filter');
  if (field) return parseFieldFilter(field, context);
  const unary = objectOf(filter.unaryFilter, 'A unary filter');
  if (unary) return parseUnary(unary);
  return { kind: 'and', parts: [] };
}

function parseComposite(json: JsonObject, context: FilterContext, depth: number): Filter {
  const op = json.op;
  if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter must be AND or OR.');
  const parts = listOf(json.filters, 'The filters').map((part) => parseFilter(part, context, depth + 1));
  if (parts.length === 0) return { kind: 'and', parts: [] };
  return { kind: op === 'AND' ? 'and' : 'or', parts };
}

function isFieldOp(op: Json | undefined): op is FilterOp {
  return typeof op === 'string' && FIELD_OPS.has(op);
}

function isUnaryOp(op: Json | undefined): op is FilterOp {
  return typeof op === 'string' && UNARY_OPS.has(op);
}

function parseFieldFilter(json: JsonObject, context: FilterContext): Condition {
  const field = fieldOf(json.field);
  const { op } = json;
  if (!isFieldOp(op)) throw invalid(`Unknown operator of a filter: ${String(op)}`);
  const isName = field.text === DOCUMENT_NAME;
  if (isName && (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY')) {
    throw invalid('__name__ cannot be filtered by array contents.');
  }
  const value = isName ? context : undefined;
  if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
    const operands = operandList(json.value, op).map((operand) => operandKey(operand, value));
    return { kind: 'condition', field, op, operands };
  }
  return { kind: 'condition', field, op, operands: [operandKey(json.value, value)] };
}

function parseUnary(json: JsonObject): Condition {
  const { op } = json;
  if (!isUnaryOp(op)) throw invalid(`Unknown unary operator: ${String(op)}`);
  const field = fieldOf(json.field);
  if (field.text === DOCUMENT_NAME) throw invalid('Unary filters cannot be applied to __name__.');
  return { kind: 'condition', field, op, operands: [] };
}

function fieldOf(json: Json | undefined): FieldPath {
  return parseFieldPath(textOf(objectOf(json, 'A field reference')?.fieldPath, 'A field path'));
}

function operandList(json: Json | undefined, op: keyof typeof MAX_OPERANDS): Json[] {
  const array = isObject(json) && isObject(json.arrayValue) ? json.arrayValue.values : undefined;
  if (!Array.isArray(array) || array.length === 0) {
    throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  }
  if (array.length > MAX_OPERANDS[op]) {
    throw invalid(`'${op}' supports up to ${MAX_OPERANDS[op]} comparison values.`);
  }
  return array;
}

function operandKey(json: Json | undefined, nameContext: FilterContext | undefined): string {
  return nameContext ? documentNameKey(json, nameContext) : orderKey(normalizeValue(json));
}

/** Key of a name given as a reference (or, leniently, as an id within the queried collection). */
export function documentNameKey(json: Json | undefined, context: FilterContext): string {
  const reference = isObject(json) ? json.referenceValue : undefined;
  if (typeof reference !== 'string') throw invalid('__name__ must be compared with a reference.');
  const name = parseResourceName(
    reference.startsWith('projects/')
      ? reference
      : fullName(context.db, joinPath(context.collectionPath, reference)),
  );
  if (name.db.name !== context.db.name) throw invalid('A compared reference is in another database.');
  return nameKey(name.path);
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

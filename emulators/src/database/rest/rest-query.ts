import type { Bound, Query } from '../tree/query';
import { checkKeyBounds, readBound, readIndex, readLimit } from '../wire/wire-query';
import { HttpError } from './http-error';

const RANGE_PARAMS = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
];

const NAMED_INDEXES: ReadonlyMap<unknown, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

function jsonParam(params: URLSearchParams, name: string): unknown {
  const text = params.get(name) ?? '';
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, `${name} must be a valid JSON encoded value`);
  }
}

/** A bound is JSON, optionally followed by a comma and the JSON of a key. */
function boundParam(params: URLSearchParams, name: string, isInclusive: boolean): Bound | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(`[${text}]`);
  } catch {
    throw new HttpError(400, `${name} must be a valid JSON encoded value`);
  }
  const [value, key] = Array.isArray(parts) ? (parts as unknown[]) : [];
  return readBound(value ?? null, key, isInclusive);
}

function limitParam(params: URLSearchParams): Query['limit'] {
  const first = params.get('limitToFirst');
  const last = params.get('limitToLast');
  if (first !== null && last !== null)
    throw new HttpError(400, 'Only one of limitToFirst and limitToLast may be given');
  if (first !== null) return readLimit(Number(first), 'first');
  return last === null ? undefined : readLimit(Number(last), 'last');
}

/** Without a key, "after" skips all children with the value and "before" ends in front of them. */
function exclusive(bound: Bound | undefined, index: string, edge: string): Bound | undefined {
  if (!bound || bound.key !== undefined || index === '.key') return bound;
  return { ...bound, key: edge };
}

function range(params: URLSearchParams, index: string): { start?: Bound; end?: Bound } {
  const equal = boundParam(params, 'equalTo', true);
  const start =
    equal ??
    boundParam(params, 'startAt', true) ??
    exclusive(boundParam(params, 'startAfter', false), index, '[MAX_NAME]');
  const end =
    equal ??
    boundParam(params, 'endAt', true) ??
    exclusive(boundParam(params, 'endBefore', false), index, '[MIN_NAME]');
  return { ...(start ? { start } : {}), ...(end ? { end } : {}) };
}

/** Reads the query parameters of a GET, or undefined when it has none. */
export function readRestQuery(params: URLSearchParams): Query | undefined {
  if (!params.has('orderBy')) {
    if (RANGE_PARAMS.some((name) => params.has(name)))
      throw new HttpError(400, 'orderBy must be defined when other query parameters are defined');
    return undefined;
  }
  const orderBy = jsonParam(params, 'orderBy');
  const index = NAMED_INDEXES.get(orderBy) ?? readIndex(orderBy);
  const limit = limitParam(params);
  return checkKeyBounds({ index, ...range(params, index), ...(limit ? { limit } : {}) });
}

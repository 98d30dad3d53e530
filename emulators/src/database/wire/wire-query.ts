import { DatabaseError } from '../tree/errors';
import { splitPath } from '../tree/path';
import type { Bound, Query } from '../tree/query';

type Fields = Readonly<Record<string, unknown>>;

function invalid(message: string): never {
  throw new DatabaseError('invalid', message);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads one end of a range; shared with the REST interface. */
export function readBound(value: unknown, key: unknown, isInclusive: boolean): Bound {
  const isScalar = value === null || ['boolean', 'number', 'string'].includes(typeof value);
  if (!isScalar) return invalid('Query values must be null, booleans, numbers or strings');
  const bound = { value: value as Bound['value'], isInclusive };
  return typeof key === 'string' ? { ...bound, key } : bound;
}

/** Reads the name of an index: absent means priority. */
export function readIndex(value: unknown): string {
  if (value === undefined) return '.priority';
  if (typeof value !== 'string') return invalid('Index must be a string');
  if (value.startsWith('.')) {
    return ['.key', '.value', '.priority'].includes(value) ? value : invalid(`Unknown index ${value}`);
  }
  const path = splitPath(value).join('/');
  return path === '' ? invalid('Index must not be empty') : path;
}

/** Checks a limit. */
export function readLimit(count: unknown, from: 'first' | 'last'): NonNullable<Query['limit']> {
  if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0)
    return invalid('Limit must be a positive integer');
  return { count, from };
}

/** Checks that the bounds suit key order. */
export function checkKeyBounds(query: Query): Query {
  if (query.index !== '.key') return query;
  for (const bound of [query.start, query.end]) {
    if (bound && typeof bound.value !== 'string') return invalid('Key order needs strings as bounds');
  }
  return query;
}

/** Reads the query object of a listen or get. */
export function readWireQuery(json: unknown): Query {
  if (!isFields(json)) return invalid('Query must be an object');
  const query: Query = {
    index: readIndex(json.i),
    ...('sp' in json ? { start: readBound(json.sp, json.sn, json.sin !== false) } : {}),
    ...('ep' in json ? { end: readBound(json.ep, json.en, json.ein !== false) } : {}),
    ...('l' in json ? { limit: readLimit(json.l, json.vf === 'r' ? 'last' : 'first') } : {}),
  };
  return checkKeyBounds(query);
}

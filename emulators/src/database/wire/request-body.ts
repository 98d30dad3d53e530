import { DatabaseError } from '../tree/errors';
import { checkedPath, type Path, splitPath } from '../tree/path';
import type { Query } from '../tree/query';
import { readWireQuery } from './wire-query';

/** The body of a request; the client decides what its members contain. */
export type Body = Readonly<Record<string, unknown>>;

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(body: Body): string[] {
  if (typeof body.p !== 'string') throw new DatabaseError('invalid_path', 'Path must be a string');
  return splitPath(body.p);
}

/** The path of a request. */
export function pathOf(body: Body): Path {
  return checkedPath(keysOf(body));
}

/** The path of a write, whose last key may be `.priority`. */
export function writePathOf(body: Body): Path {
  const keys = keysOf(body);
  const isPriority = keys.at(-1) === '.priority';
  return isPriority ? [...checkedPath(keys.slice(0, -1)), '.priority'] : checkedPath(keys);
}

export function queryOf(body: Body): Query | undefined {
  return body.q === undefined ? undefined : readWireQuery(body.q);
}

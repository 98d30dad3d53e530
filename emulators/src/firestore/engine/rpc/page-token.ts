import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { textOf } from '../values/read-json';

/** Opaque to clients: the cursor values at the end of a page. */
export function pageToken(values: readonly JsonObject[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** undefined for a first page; INVALID_ARGUMENT for a foreign token. */
export function readPageToken(json: Json | undefined): JsonObject[] | undefined {
  const token = textOf(json, 'pageToken');
  if (token === '') return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(values) && values.every(isObject)) return values;
  } catch {
    // reported below, like any other foreign token
  }
  throw new StatusError('INVALID_ARGUMENT', 'Invalid page token.');
}

import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';

// Proto messages omit empty fields: absent, null and empty mean the same here.

function wrongType(what: string, expected: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `${what} must be ${expected}.`);
}

export function textOf(json: Json | undefined, what: string): string {
  if (json === undefined || json === null) return '';
  if (typeof json !== 'string') throw wrongType(what, 'text');
  return json;
}

export function objectOf(json: Json | undefined, what: string): JsonObject | undefined {
  if (json === undefined || json === null) return undefined;
  if (!isObject(json)) throw wrongType(what, 'an object');
  return json;
}

export function listOf(json: Json | undefined, what: string): JsonObject[] {
  return anyListOf(json, what).map((element) => {
    if (!isObject(element)) throw wrongType(what, 'a list of objects');
    return element;
  });
}

export function textsOf(json: Json | undefined, what: string): string[] {
  return anyListOf(json, what).map((element) => textOf(element, what));
}

function anyListOf(json: Json | undefined, what: string): Json[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw wrongType(what, 'a list');
  return json;
}

/** An integer, also in its wrapper message; undefined when absent. */
export function integerOf(json: Json | undefined, what: string): number | undefined {
  if (json === undefined || json === null) return undefined;
  const plain = isObject(json) ? (json.value ?? 0) : json;
  const value = Number(plain);
  if (typeof plain === 'boolean' || plain === '' || !Number.isSafeInteger(value)) {
    throw wrongType(what, 'an integer');
  }
  return value;
}

/** `fieldPaths` of a document mask; undefined when there is no mask. */
export function maskOf(json: Json | undefined, what: string): string[] | undefined {
  const mask = objectOf(json, what);
  return mask && textsOf(mask.fieldPaths, what);
}

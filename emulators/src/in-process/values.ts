import type { JsonObject } from '../shared/json';

/** A value that the server computes, in the Realtime Database's wire form. */
export type ServerValue =
  | { readonly '.sv': 'timestamp' }
  | { readonly '.sv': 'delete' }
  | { readonly '.sv': { readonly increment: number } };

/** The time of the request. */
export const SERVER_TIME = { '.sv': 'timestamp' } as const;
/** Removes a field in an update; Firestore only. */
export const NO_FIELD = { '.sv': 'delete' } as const;
/** Adds to the stored number. */
export const increment = (by: number) => ({ '.sv': { increment: by } }) as const;

/** Whether the server computes the value. */
export const isServerValue = (value: unknown): value is ServerValue =>
  typeof value === 'object' && value !== null && '.sv' in value;

/** The ProtoJSON form of a plain value; dates are timestamps, whole numbers are integers. */
export function protoValue(value: unknown): JsonObject {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return protoNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(protoValue) } };
  if (!isMap(value)) throw new TypeError(`Firestore stores no such value: ${typeof value}`);
  return { mapValue: { fields: protoFields(value) } };
}

function protoNumber(value: number): JsonObject {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  const isSpecial = !Number.isFinite(value) || Object.is(value, -0);
  return { doubleValue: isSpecial ? (Object.is(value, -0) ? '-0' : String(value)) : value };
}

/** ProtoJSON of fields, without those that the server computes. */
export function protoFields(data: object): JsonObject {
  const own = Object.entries(data).filter(([, value]) => !isServerValue(value));
  return Object.fromEntries(own.map(([key, value]) => [key, protoValue(value)]));
}

/** Whether Firestore stores the value as a map: a plain object that is not a server value. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || isServerValue(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

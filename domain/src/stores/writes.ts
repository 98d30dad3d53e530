import type * as z from 'zod/mini';
import type { TimestampLike } from '../entities/timestamp';
import type { At, FieldPath, Named } from './fields';
import type { Schema, StoreDocument } from './store';

/** A value, or what the SDK at hand has for it: a server time, an increment, an array union. */
type Writable<T, FieldValue> =
  | FieldValue
  | (T extends TimestampLike | readonly unknown[]
      ? T
      : T extends object
        ? { readonly [Field in keyof T]: Writable<T[Field], FieldValue> }
        : T);

type Fields<T, FieldValue> = T extends unknown
  ? { readonly [Field in keyof T]: Writable<T[Field], FieldValue> }
  : never;

/** What a new document holds. */
export type NewOf<Document, FieldValue> =
  Document extends StoreDocument<Schema, infer New> ? Fields<New, FieldValue> : never;

/** What a change may name: fields, and those inside maps by their dotted path. */
export type ChangesOf<Document, FieldValue> =
  Document extends StoreDocument<Schema, object, infer Changes>
    ? { readonly [Path in FieldPath<Changes>]?: Writable<At<Changes, Path>, FieldValue> }
    : never;

/** A document as it is stored, for whoever lays one out: the seed, or a test's world with dates for its times. */
export type StoredData<Document, Time = never> =
  Document extends StoreDocument<infer Read> ? Fields<Named<z.output<Read>>, Time> : never;

/** A type that has no field but those of `Shape`, also where it was put together by spreading. */
export type Exactly<T, Shape> = T & { readonly [Field in Exclude<keyof T, keyof Shape>]: never };

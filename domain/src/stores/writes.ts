import type * as z from 'zod/mini';
import type { TimestampLike } from '../entities/timestamp';
import type { At, FieldPath, Named } from './fields';
import type { Schema, StoreDocument } from './store';

/** A value, or the SDK's placeholder for it: a server time, an increment, an array union. */
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

/** The content of a new document. */
export type NewOf<Document, FieldValue> =
  Document extends StoreDocument<Schema, infer New> ? Fields<New, FieldValue> : never;

/** The fields of a change; fields inside maps by dotted path. */
export type ChangesOf<Document, FieldValue> =
  Document extends StoreDocument<Schema, object, infer Changes>
    ? { readonly [Path in FieldPath<Changes>]?: Writable<At<Changes, Path>, FieldValue> }
    : never;

/** A document as stored, for the seed and for tests that build one, with dates instead of timestamps. */
export type StoredData<Document, Time = never> =
  Document extends StoreDocument<infer Read> ? Fields<Named<z.output<Read>>, Time> : never;

/** A type that only has fields of `Shape`, even if it was built by spreading. */
export type Exactly<T, Shape> = T & { readonly [Field in Exclude<keyof T, keyof Shape>]: never };

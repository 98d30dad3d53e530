import type { TimestampLike } from '../entities/timestamp';

/** A value that is written and compared as a whole. */
type Leaf = string | number | boolean | null | undefined | TimestampLike | readonly unknown[];

/** Whether a type has no field names of its own: a map by id or slug. */
type IsMap<T> = string extends keyof T ? (unknown extends T[keyof T] ? false : true) : false;

/** Only a document's named fields, at every depth. Fields that a loose schema lets through cannot be written. */
export type Named<T> = unknown extends T
  ? unknown
  : T extends TimestampLike
    ? T
    : T extends readonly (infer Entry)[]
      ? readonly Named<Entry>[]
      : T extends Leaf
        ? T
        : IsMap<T> extends true
          ? T
          : { [Field in keyof T as string extends Field ? never : Field]: Named<T[Field]> };

/** The fields of a document; fields inside maps by dotted path. */
export type FieldPath<T> = {
  [Field in keyof T & string]:
    | Field
    | (NonNullable<T[Field]> extends Leaf ? never : `${Field}.${FieldPath<NonNullable<T[Field]>>}`);
}[keyof T & string];

/** The type of a field. */
export type At<T, Path> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Field}.${infer Rest}`
    ? Field extends keyof T
      ? At<NonNullable<T[Field]>, Rest>
      : never
    : never;

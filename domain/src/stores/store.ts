import type * as z from 'zod/mini';
import type { At, FieldPath, Named } from './fields';

export type Schema = z.ZodMiniType<object>;

/**
 * One document of a store: where it lies, how it is read, and what may be written into it. `New` and `Changes` exist
 * in types alone; the adapter of each SDK holds its writes to them.
 */
export interface StoreDocument<
  Read extends Schema = Schema,
  New extends object = object,
  Changes extends object = object,
> {
  /** relative to the database root */
  readonly path: string;
  readonly read: Read;
  readonly types?: { readonly created: New; readonly changed: Changes };
}

/** A condition on a field; the value has the field's type. */
export type Filter<Data> = {
  [Path in FieldPath<Data>]: FilterOn<Path, NonNullable<At<Data, Path>>>;
}[FieldPath<Data>];

type Comparison = '==' | '<' | '<=' | '>' | '>=';
export type Operator = Comparison | 'in' | 'array-contains';

type FilterOn<Path extends string, Value> =
  | readonly [Path, Comparison, Value]
  | readonly [Path, 'in', readonly Value[]]
  | (Value extends readonly (infer Entry)[] ? readonly [Path, 'array-contains', Entry] : never);

export type Direction = 'asc' | 'desc';

/** A field, or the document's id, and the direction in which it orders. */
export type Order<Data> = readonly [FieldPath<Data> | typeof DOCUMENT_ID, Direction];

/** How queries name the document's id. */
export const DOCUMENT_ID = '__name__';

/** A named query as data: each adapter turns it into its SDK's own. */
export interface StoreQuery<Read extends Schema = Schema> {
  /** path of the collection */
  readonly collection: string;
  readonly read: Read;
  readonly where: readonly (readonly [field: string, operator: Operator, value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: Direction])[];
  /** most documents it reads; whoever runs a query without one reads it batch by batch, or counts */
  readonly limit?: number;
  /** takes the last documents of the order instead of the first */
  readonly takesLast?: boolean;
  /** the only fields it reads; all, if left out */
  readonly select?: readonly string[];
}

/** What a store's query may ask: fields and values have the types of the schema. */
interface Question<Data> {
  readonly where?: readonly Filter<Data>[];
  readonly orderBy?: readonly Order<Data>[];
  readonly limit?: number;
  readonly takesLast?: boolean;
}

/** A collection whose documents have one shape. */
export interface Store<Read extends Schema, New extends object, Changes extends object> {
  /** @param path of a document, out of `docPath` */
  at(path: string): StoreDocument<Read, New, Changes>;
  query(question: Question<Named<z.output<Read>>>): StoreQuery<Read>;
}

/** One document, of a collection that nobody asks queries of. @param path out of `docPath` */
/* @__NO_SIDE_EFFECTS__ */
export const storeDocument = <
  Read extends Schema,
  New extends object = Named<z.output<Read>>,
  Changes extends object = Named<z.output<Read>>,
>(
  path: string,
  read: Read,
): StoreDocument<Read, New, Changes> => ({ path, read });

/**
 * A collection's store: how its documents are read, and in its types what may be written. `New` is what a new
 * document holds and `Changes` the fields a change may name; what clients write has its types from `entities/writes`,
 * to which the rules are held.
 * @param collection path of the collection
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStore<
  Read extends Schema,
  New extends object = Named<z.output<Read>>,
  Changes extends object = Named<z.output<Read>>,
>(collection: string, read: Read): Store<Read, New, Changes> {
  return {
    at: (path) => ({ path, read }),
    query: (question) => ({ collection, read, where: [], orderBy: [], ...question }),
  };
}

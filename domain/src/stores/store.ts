import type * as z from 'zod/mini';
import type { At, FieldPath, Named } from './fields';

export type Schema = z.ZodMiniType<object>;

/**
 * One document of a store: its path, how it is parsed, and what may be written to it. `New` and `Changes` exist
 * only as types; each SDK's adapter checks its writes against them.
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

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Operator = Comparison | 'in' | 'array-contains';

type FilterOn<Path extends string, Value> =
  | readonly [Path, Comparison, Value]
  | readonly [Path, 'in', readonly Value[]]
  | (Value extends readonly (infer Entry)[] ? readonly [Path, 'array-contains', Entry] : never);

export type Direction = 'asc' | 'desc';

/** A field, or the document's id, and its sort direction. */
export type Order<Data> = readonly [FieldPath<Data> | typeof DOCUMENT_ID, Direction];

/** How queries name the document's id. */
export const DOCUMENT_ID = '__name__';

/** A named query as data; each adapter turns it into its SDK's query. */
export interface StoreQuery<Read extends Schema = Schema> {
  /** path of the collection */
  readonly collection: string;
  readonly read: Read;
  readonly where: readonly (readonly [field: string, operator: Operator, value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: Direction])[];
  /** maximum number of documents; a query without it must be read in batches, or only counted */
  readonly limit?: number;
  /** takes the last documents of the order instead of the first */
  readonly takesLast?: boolean;
  /** the only fields it reads; all, if left out */
  readonly select?: readonly string[];
}

/** What a store's query may contain: fields and values have the types of the schema. */
interface Question<Data> {
  readonly where?: readonly Filter<Data>[];
  readonly orderBy?: readonly Order<Data>[];
  readonly limit?: number;
  readonly takesLast?: boolean;
}

/** A collection whose documents have one shape. */
export interface Store<Read extends Schema, New extends object, Changes extends object> {
  /** @param path document path, from `docPath` */
  at(path: string): StoreDocument<Read, New, Changes>;
  query(question: Question<Named<z.output<Read>>>): StoreQuery<Read>;
}

/** One document of a collection that is never queried. @param path document path, from `docPath` */
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
 * A collection's store: how its documents are parsed and, as types, what may be written. `New` is what a new
 * document contains and `Changes` the fields a change may name. Client writes have their types from `entities/writes`,
 * which the rules are compared with.
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

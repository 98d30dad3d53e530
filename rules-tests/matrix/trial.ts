import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { type FirestoreOperation, get, limit, list, remove, set, update, where } from '../support/firestore';

/** Who tries a cell, and in which library. */
export interface CellContext {
  readonly uid: string;
  readonly library: string;
  /** a word unique to the cell */
  readonly key: string;
}

type Documents = Readonly<Record<string, object>>;

/** One operation that every actor tries in every library: a row of the page. */
export interface Trial {
  readonly collection: string;
  readonly operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** the document's state and the operation on it */
  readonly what: string;
  /** the row of the permission table that decides; undefined: closed to everybody */
  readonly row?: CollectionOperation;
  /** open to everybody with an account: documents that one's own uid started */
  readonly isOwn?: boolean;
  /** about the actor's own person: tried only in the home library */
  readonly isAboutSelf?: boolean;
  /** documents that must exist before */
  stored?(context: CellContext): Documents;
  attempt(context: CellContext): FirestoreOperation;
}

type Rest = Partial<Pick<Trial, 'stored' | 'isOwn' | 'isAboutSelf'>>;
type PathOf = (context: CellContext) => string;
type DataOf = (context: CellContext) => object;

/** Trials of one collection, in one line each. */
export function trialsOf(name: string) {
  const trial =
    (operation: Trial['operation']) =>
    (
      what: string,
      row: CollectionOperation | undefined,
      attempt: Trial['attempt'],
      rest: Rest = {},
    ): Trial => ({
      collection: name,
      operation,
      what,
      ...(row && { row }),
      attempt,
      ...rest,
    });
  const own: PathOf = ({ key }) => `${name}/${key}`;
  return {
    own,
    trial,
    get: (what: string, row: CollectionOperation | undefined, data: DataOf, rest: Rest = {}) =>
      trial('get')(what, row, (context) => get(own(context)), {
        stored: (context) => ({ [own(context)]: data(context) }),
        ...rest,
      }),
    list: (
      what: string,
      row: CollectionOperation | undefined,
      filters: readonly [string, unknown][] = [],
      field = 'support_lib_id',
    ) =>
      trial('list')(what, row, ({ library }) =>
        list(
          name,
          where(field, '==', library),
          ...filters.map(([path, value]) => where(path, '==', value)),
          limit(2),
        ),
      ),
    create: (what: string, row: CollectionOperation | undefined, data: DataOf, path: PathOf = own) =>
      trial('create')(what, row, (context) => set(path(context), data(context))),
    update: (what: string, row: CollectionOperation | undefined, data: DataOf, change: DataOf) =>
      trial('update')(what, row, (context) => update(own(context), change(context)), {
        stored: (context) => ({ [own(context)]: data(context) }),
      }),
    /** of a text that the person who deletes it has just changed */
    deleteOwn: (what: string, row: CollectionOperation | undefined, data: DataOf) =>
      trial('delete')(what, row, (context) => remove(own(context)), {
        stored: (context) => ({
          [own(context)]: { ...data(context), updated_at: new Date(), updated_by: context.uid },
        }),
      }),
    delete: (what: string, row: CollectionOperation | undefined, data: DataOf) =>
      trial('delete')(what, row, (context) => remove(own(context)), {
        stored: (context) => ({ [own(context)]: data(context) }),
      }),
  };
}

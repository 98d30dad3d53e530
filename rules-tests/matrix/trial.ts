import type { CollectionOperation } from '@harborline/domain/permissions/table';
import { type FirestoreOperation, get, limit, list, remove, set, update, where } from '../support/firestore';

/** One cell's circumstances. */
export interface Place {
  readonly uid: string;
  readonly library: string;
  /** a word no other cell has */
  readonly key: string;
}

type Documents = Readonly<Record<string, object>>;

/** One thing to be tried by every actor in every library: a row of the page. */
export interface Trial {
  readonly collection: string;
  readonly operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** the document's state, and what is done to it */
  readonly what: string;
  /** the row of the permission table that decides; none: closed to everybody */
  readonly row?: CollectionOperation;
  /** open to everybody who has some account: what one's own uid started */
  readonly isOwn?: boolean;
  /** about the own person, wherever: tried in the own library alone */
  readonly isAboutSelf?: boolean;
  /** documents that must be there before */
  stored?(place: Place): Documents;
  attempt(place: Place): FirestoreOperation;
}

type Rest = Partial<Pick<Trial, 'stored' | 'isOwn' | 'isAboutSelf'>>;
type PathOf = (place: Place) => string;
type DataOf = (place: Place) => object;

/** Trials of one collection, in a line each. */
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
      trial('get')(what, row, (place) => get(own(place)), {
        stored: (place) => ({ [own(place)]: data(place) }),
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
      trial('create')(what, row, (place) => set(path(place), data(place))),
    update: (what: string, row: CollectionOperation | undefined, data: DataOf, change: DataOf) =>
      trial('update')(what, row, (place) => update(own(place), change(place)), {
        stored: (place) => ({ [own(place)]: data(place) }),
      }),
    delete: (what: string, row: CollectionOperation | undefined, data: DataOf) =>
      trial('delete')(what, row, (place) => remove(own(place)), {
        stored: (place) => ({ [own(place)]: data(place) }),
      }),
  };
}

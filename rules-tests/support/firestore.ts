import type { StoreQuery } from '@harborline/domain/stores/store';
import {
  type FilterOperator,
  type FirestoreOperation,
  type FirestoreQuery,
  type FirestoreWrite,
  increment,
  NO_FIELD,
  type QueryPart,
  SERVER_TIME,
  type Verdict,
} from '@harborline/emulators/in-process';
import { callerOf, target } from './environment';
import { expectEach } from './expect-each';
import type { Person } from './people';
import type { FirestoreChange } from './target';

export type { FirestoreOperation, QueryPart };
export { increment, NO_FIELD, SERVER_TIME };

export const get = (path: string): FirestoreOperation => ({ kind: 'get', path });

export const list = (collection: string, ...parts: readonly QueryPart[]): FirestoreOperation => ({
  kind: 'list',
  collection,
  parts,
});

/** A list over all collections with one name. */
export const listGroup = (collection: string, ...parts: readonly QueryPart[]): FirestoreOperation => ({
  kind: 'list',
  collection,
  isGroup: true,
  parts,
});

/** What a named query asks. */
export const asked = ({ collection, ...query }: StoreQuery): FirestoreQuery => ({
  kind: 'list',
  collection,
  parts: [
    ...query.where.map(([field, op, value]) => where(field, op, value)),
    ...query.orderBy.map(([field, direction]) => orderBy(field, direction)),
    ...(query.limit === undefined ? [] : [limit(query.limit)]),
  ],
});

/** Asks only how many documents a named query finds. */
export const counted = (query: StoreQuery): FirestoreQuery => ({ ...asked(query), isCounted: true });

export const where = (field: string, op: FilterOperator, value: unknown): QueryPart => ({
  kind: 'where',
  field,
  op,
  value,
});
export const orderBy = (field: string, direction: 'asc' | 'desc' = 'asc'): QueryPart => ({
  kind: 'orderBy',
  field,
  direction,
});
export const limit = (count: number): QueryPart => ({ kind: 'limit', count });

export const set = (path: string, data: object): FirestoreWrite => ({ kind: 'set', path, data });
/** The keys of the data are field paths. */
export const update = (path: string, data: object): FirestoreWrite => ({ kind: 'update', path, data });
export const remove = (path: string): FirestoreWrite => ({ kind: 'delete', path });
/** All of the writes or none. */
export const commit = (...writes: readonly FirestoreWrite[]): FirestoreOperation & FirestoreChange => ({
  kind: 'commit',
  writes,
});

let isTouched = true;

/** Records that data may have changed; an untouched world need not be created again. */
export function touch(): void {
  isTouched = true;
}

/** Whether anything changed since the last call. */
export function wasTouched(): boolean {
  const answer = isTouched;
  isTouched = false;
  return answer;
}

/** Changes documents without asking the rules. */
export function arrange(change: FirestoreChange): Promise<void> {
  touch();
  return target.arrange(change);
}

/** Creates documents, by path, without asking the rules. */
export const layOut = (documents: Readonly<Record<string, object>>): Promise<void> =>
  arrange(commit(...Object.entries(documents).map(([path, data]) => set(path, data))));

/** The rules' verdict for an account. */
export const verdictOn = (uid: string, operation: FirestoreOperation): Promise<Verdict> =>
  target.attempt(callerOf(uid), { service: 'firestore', operation });

/** One operation for all people, or one for each. */
type Attempt = FirestoreOperation | ((person: Person) => FirestoreOperation);

const judge = (people: readonly Person[], wanted: Verdict, attempt: Attempt) =>
  expectEach(people, wanted, (person) =>
    verdictOn(person, typeof attempt === 'function' ? attempt(person) : attempt),
  );

/** Each of the people may do it. */
export function allows(people: readonly Person[], attempt: Attempt): Promise<void> {
  touch();
  return judge(people, 'allowed', attempt);
}

/** None of the people may do it, and the reason is the rules. */
export const denies = (people: readonly Person[], attempt: Attempt) => judge(people, 'denied', attempt);

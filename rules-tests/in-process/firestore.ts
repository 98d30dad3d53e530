import type { RpcMethod } from '../../emulators/src/firestore/backend';
import type { JsonObject } from '../../emulators/src/shared/json';
import { StatusError } from '../../emulators/src/shared/status-error';
import { type Account, ClientError, engine } from './engine';
import { protoFields, protoValue, Sentinel, Timestamp } from './values';

export { Timestamp };

/** Stands in for `firebase/firestore` where tests run in process: the calls they make, straight to the engine. */
export class Firestore {
  constructor(
    readonly account: Account,
    readonly project: string,
  ) {}

  get database(): string {
    return `projects/${this.project}/databases/(default)`;
  }

  doc(path: string) {
    const ref = doc(this, path);
    return {
      ...ref,
      set: (data: object) => setDoc(ref, data),
      update: (data: object) => updateDoc(ref, data),
    };
  }

  batch = () => writeBatch(this);
}

export interface DocumentReference {
  readonly db: Firestore;
  readonly path: string;
}

interface Query extends DocumentReference {
  readonly allDescendants?: boolean;
  readonly parts: readonly JsonObject[];
}

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

export const serverTimestamp = () => new Sentinel('serverTimestamp');
export const increment = (by: number) => new Sentinel('increment', by);
export const deleteField = () => new Sentinel('delete');
export const doc = (db: Firestore, path: string): DocumentReference => ({ db, path });
export const collection = (db: Firestore, path: string): Query => ({ db, path, parts: [] });
export const collectionGroup = (db: Firestore, path: string): Query => ({
  ...collection(db, path),
  allDescendants: true,
});
export const query = (base: Query, ...parts: JsonObject[]): Query => ({
  ...base,
  parts: [...base.parts, ...parts],
});
export const where = (fieldPath: string, operator: string, value: unknown): JsonObject => ({
  filter: {
    fieldFilter: { field: { fieldPath }, op: OPERATORS[operator] ?? operator, value: protoValue(value) },
  },
});
export const orderBy = (fieldPath: string, direction = 'asc'): JsonObject => ({
  order: { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
});
export const limit = (count: number): JsonObject => ({ limit: count });

async function call(db: Firestore, method: RpcMethod, request: JsonObject): Promise<JsonObject[]> {
  try {
    return await engine().firestore.call(method, request, db.account);
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    throw new ClientError(error.status.toLowerCase().replaceAll('_', '-'), error.message);
  }
}

const nameOf = ({ db, path }: DocumentReference) => `${db.database}/documents/${path}`;

export const getDoc = (ref: DocumentReference) =>
  call(ref.db, 'BatchGetDocuments', { database: ref.db.database, documents: [nameOf(ref)] });

export function getDocs({ db, path, parts, allDescendants = false }: Query) {
  const segments = path.split('/');
  const collectionId = segments.pop() ?? '';
  const parent = [`${db.database}/documents`, ...segments].join('/');
  const given = (name: string) => parts.map((part) => part[name]).filter((part) => part !== undefined);
  const [filters, orders, limits] = [given('filter'), given('order'), given('limit')];
  const structuredQuery: JsonObject = {
    from: [{ collectionId, allDescendants }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(orders.length > 0 && { orderBy: orders }),
    ...(limits.length > 0 && { limit: limits.at(-1) ?? 0 }),
  };
  return call(db, 'RunQuery', { parent, structuredQuery });
}

const TRANSFORMS = {
  serverTimestamp: () => ({ setToServerValue: 'REQUEST_TIME' }),
  increment: ({ operand }: Sentinel) => ({ increment: protoValue(operand) }),
};

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function transformsOf(data: object, prefix = ''): JsonObject[] {
  return Object.entries(data).flatMap(([key, value]): JsonObject[] => {
    const fieldPath = prefix + key;
    if (isMap(value)) return transformsOf(value, `${fieldPath}.`);
    if (!(value instanceof Sentinel) || value.kind === 'delete') return [];
    return [{ fieldPath, ...TRANSFORMS[value.kind](value) }];
  });
}

const setWrite = (ref: DocumentReference, data: object): JsonObject => ({
  update: { name: nameOf(ref), fields: protoFields(data) },
  updateTransforms: transformsOf(data),
});

/** 'a.b': 1 as {a: {b: 1}} */
function nested(data: object): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(data)) {
    if (value instanceof Sentinel) continue;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root;
}

const updateWrite = (ref: DocumentReference, data: object): JsonObject => ({
  update: { name: nameOf(ref), fields: protoFields(nested(data)) },
  updateMask: {
    fieldPaths: Object.entries(data).flatMap(([path, value]) =>
      value instanceof Sentinel && value.kind !== 'delete' ? [] : [path],
    ),
  },
  updateTransforms: transformsOf(data),
  currentDocument: { exists: true },
});

const commit = (db: Firestore, writes: JsonObject[]) => call(db, 'Commit', { database: db.database, writes });

export const setDoc = (ref: DocumentReference, data: object) => commit(ref.db, [setWrite(ref, data)]);
export const updateDoc = (ref: DocumentReference, data: object) => commit(ref.db, [updateWrite(ref, data)]);
export const deleteDoc = (ref: DocumentReference) => commit(ref.db, [{ delete: nameOf(ref) }]);

export function writeBatch(db: Firestore) {
  const writes: JsonObject[] = [];
  return {
    set: (ref: DocumentReference, data: object) => writes.push(setWrite(ref, data)),
    update: (ref: DocumentReference, data: object) => writes.push(updateWrite(ref, data)),
    delete: (ref: DocumentReference) => writes.push({ delete: nameOf(ref) }),
    commit: () => commit(db, writes),
  };
}

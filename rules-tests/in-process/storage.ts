import type { JsonObject } from '../../emulators/src/shared/json';
import { Verification } from '../../emulators/src/storage/verification';
import { type Account, ClientError, engine } from './engine';

/** Stands in for `firebase/storage` where tests run in process; looks people up in the project of the account. */
export class FirebaseStorage {
  constructor(
    readonly account: Account,
    readonly bucket: string,
    readonly project: string,
  ) {}
}

interface Reference {
  readonly storage: FirebaseStorage;
  readonly path: string;
}

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A value as the Storage emulator hands it to the rules. */
function runtimeValue(value: unknown): JsonObject {
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: String(value) };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value !== 'object' || value === null) return { null_value: null };
  const fields = Object.entries(value).map(([key, entry]) => [key, runtimeValue(entry)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

async function firestoreDocument(project: string, path: readonly string[]): Promise<JsonObject | null> {
  const [, database, , ...rest] = path;
  const root = `projects/${project}/databases/${database}`;
  const request = { database: root, documents: [`${root}/documents/${rest.join('/')}`] };
  const [answer] = await engine().firestore.call('BatchGetDocuments', request, { kind: 'admin' });
  const found = answer?.found;
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : null;
}

async function demand({ storage, path }: Reference, method: Method, after: object | null): Promise<void> {
  const { account, bucket, project } = storage;
  const segments = ['b', bucket, 'o', ...path.split('/')].filter((segment) => segment !== '');
  const auth = account.kind === 'user' ? { uid: account.uid, token: account.token } : null;
  const request = {
    path: { path_value: { segments: segments.map((simple) => ({ simple })) } },
    time: runtimeValue(new Date()),
    resource: runtimeValue(after),
    auth: runtimeValue(auth),
  };
  const verification = new Verification(engine().storage, {
    method,
    path: segments.join('/'),
    variables: {
      resource: runtimeValue(engine().files.get(path) ?? null),
      request: { map_value: { fields: request } },
    },
  });
  for (;;) {
    const outcome = verification.decide();
    if (!('needs' in outcome)) {
      if (outcome.allowed) return;
      throw new ClientError('storage/unauthorized', outcome.reason);
    }
    verification.provide(await firestoreDocument(project, outcome.needs));
  }
}

export const ref = (storage: FirebaseStorage, path: string): Reference => ({ storage, path });

async function read(place: Reference): Promise<void> {
  await demand(place, 'get', null);
  if (!engine().files.has(place.path)) throw new ClientError('storage/object-not-found', place.path);
}

export const getBytes = read;
export const getMetadata = read;
export const list = (place: Reference) => demand(place, 'list', null);

export async function uploadBytes(place: Reference, bytes: Uint8Array, metadata: object): Promise<void> {
  const { path, storage } = place;
  const file = { name: path, bucket: storage.bucket, size: bytes.length, ...metadata };
  await demand(place, 'create', file);
  engine().files.set(path, file);
}

export async function updateMetadata(place: Reference, metadata: object): Promise<void> {
  await demand(place, 'update', { ...engine().files.get(place.path), ...metadata });
}

export async function deleteObject(place: Reference): Promise<void> {
  await demand(place, 'delete', null);
  engine().files.delete(place.path);
}

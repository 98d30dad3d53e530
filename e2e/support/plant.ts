import {
  DEFAULT_HOSTING_PORT,
  LOCAL_DATABASE_INSTANCE,
  LOCAL_PROJECT_ID,
  localPort,
} from '@harborline/domain/local-suite';
import { rtdbPath } from '@harborline/domain/paths';

const hostingPort = Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT);
const port = localPort('firestore', hostingPort);
const databasePort = localPort('database', hostingPort);
const DATABASE = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;

const isTime = (value: object): value is { toMillis(): number } =>
  'toMillis' in value && typeof value.toMillis === 'function';

/** A value as Firestore's REST interface takes it. */
function encoded(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value !== 'object') throw new TypeError(`Firestore stores no ${typeof value}`);
  if (isTime(value)) return { timestampValue: new Date(value.toMillis()).toISOString() };
  return { mapValue: { fields: fieldsOf(value) } };
}

const fieldsOf = (data: object): object =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encoded(value)]),
  );

async function commit(writes: readonly object[]): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${DATABASE}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`The documents were refused: ${await answer.text()}`);
}

/**
 * Writes documents past editor and rules, as an attacker with a stolen key would, all at once.
 * @param documents data by path; at most 500, the field `id` is left out
 */
export async function plant(documents: Readonly<Record<string, object>>): Promise<void> {
  await commit(
    Object.entries(documents).map(([path, { id: _id, ...data }]: [string, { id?: unknown }]) => ({
      update: { name: `${DATABASE}/documents/${path}`, fields: fieldsOf(data) },
    })),
  );
}

/** Deletes documents by path, all at once. */
export async function uproot(paths: readonly string[]): Promise<void> {
  await commit(paths.map((path) => ({ delete: `${DATABASE}/documents/${path}` })));
}

/** Sets fields of a document past editor and rules; its other fields stay. */
export async function setFields(path: string, fields: object): Promise<void> {
  await commit([
    {
      update: { name: `${DATABASE}/documents/${path}`, fields: fieldsOf(fields) },
      updateMask: { fieldPaths: Object.keys(fields) },
    },
  ]);
}

/** Puts a value into the Realtime Database past its rules. */
async function put(path: string, value: object | null): Promise<void> {
  const address = `http://127.0.0.1:${databasePort}/${path}.json?ns=${LOCAL_DATABASE_INSTANCE}`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
}

/** Mirrors into the Realtime Database what a function writes there of each new ticket, null to take it away again. */
export async function plantAccess(refs: readonly string[], libraryId: string | null): Promise<void> {
  for (const ref of refs)
    await put(rtdbPath.access(ref), libraryId === null ? null : { support_lib_id: libraryId });
}

/** Lets somebody be there without a browser, or leave again. */
export const plantPresence = (libraryId: string, uid: string, isHere: boolean): Promise<void> =>
  put(
    `${rtdbPath.presence(libraryId, uid)}/tab1`,
    isHere ? { since: Date.now(), away: 0, by: 'planted' } : null,
  );

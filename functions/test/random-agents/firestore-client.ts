import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { hostOf } from '../support/suite';

const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

type Plain = string | boolean | number | readonly Plain[] | { readonly [field: string]: Plain };

function encoded(value: Plain): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  return { mapValue: { fields: fieldsOf(value as { readonly [field: string]: Plain }) } };
}

const fieldsOf = (data: { readonly [field: string]: Plain }) =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, encoded(value)]));

/** A write as clients send it; the fields named in `times` get the server's time. */
export interface ClientWrite {
  readonly path: string;
  readonly data: { readonly [field: string]: Plain };
  readonly times: readonly string[];
  /** changes these fields of a document that is there, instead of setting a whole one */
  readonly isUpdate: boolean;
}

const restWrite = ({ path, data, times, isUpdate }: ClientWrite) => ({
  update: { name: `${ROOT}/${path}`, fields: fieldsOf(data) },
  updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  ...(isUpdate && { updateMask: { fieldPaths: Object.keys(data) }, currentDocument: { exists: true } }),
});

const ask = (method: string, path: string, token: string, body?: object, signal?: AbortSignal) =>
  fetch(`http://${hostOf('firestore')}/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

/** Commits writes under the rules, as somebody's browser does. @returns the HTTP status */
export async function commitAs(
  token: string,
  writes: readonly ClientWrite[],
  signal?: AbortSignal,
): Promise<number> {
  const answer = await ask('POST', `${ROOT}:commit`, token, { writes: writes.map(restWrite) }, signal);
  await answer.text();
  return answer.status;
}

/** @returns the HTTP status of reading a document, or the documents of a collection below one, under the rules */
export async function readAs(token: string, path: string): Promise<number> {
  const answer = await ask('GET', `${ROOT}/${path}`, token);
  await answer.text();
  return answer.status;
}

/** @returns the HTTP status of a query for all of a library's documents in a collection, under the rules */
export async function queryAs(token: string, collectionId: string, libraryId: string): Promise<number> {
  const where = {
    fieldFilter: { field: { fieldPath: 'support_lib_id' }, op: 'EQUAL', value: { stringValue: libraryId } },
  };
  const structuredQuery = { from: [{ collectionId }], where, limit: 5 };
  const answer = await ask('POST', `${ROOT}:runQuery`, token, { structuredQuery });
  const text = await answer.text();
  return text.includes('PERMISSION_DENIED') ? 403 : answer.status;
}

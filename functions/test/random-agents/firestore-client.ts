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
export async function readAs(token: string, path: string, signal?: AbortSignal): Promise<number> {
  const answer = await ask('GET', `${ROOT}/${path}`, token, undefined, signal);
  await answer.text();
  return answer.status;
}

/** What a query of a library's documents in a collection asks for beside the library: one of these values of a field. */
export interface Among {
  readonly field: string;
  readonly values: readonly string[];
}

/** Asks for some of a library's documents in a collection, under the rules. @returns how many came, or 'refused' */
export async function queryAs(
  token: string,
  collectionId: string,
  libraryId: string,
  among?: Among,
): Promise<number | 'refused'> {
  const filterOn = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const filters = [
    filterOn('support_lib_id', 'EQUAL', encoded(libraryId)),
    ...(among === undefined ? [] : [filterOn(among.field, 'IN', encoded(among.values))]),
  ];
  const where = { compositeFilter: { op: 'AND', filters } };
  const structuredQuery = { from: [{ collectionId }], where, limit: 5 };
  const answer = await ask('POST', `${ROOT}:runQuery`, token, { structuredQuery });
  const text = await answer.text();
  if (text.includes('PERMISSION_DENIED')) return 'refused';
  if (!answer.ok) throw new Error(`A query of ${collectionId} was answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { document?: object }[]).filter(({ document }) => document !== undefined)
    .length;
}

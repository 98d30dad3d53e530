import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import type { StatusError } from '../../../shared/status-error';
import type { FirestoreBackend, StreamHandle } from '../../backend';

export const DB = 'projects/demo-test/databases/(default)';
export const ROOT = `${DB}/documents`;
export const ADMIN: Caller = { kind: 'admin' };
export const SIGNED_OUT: Caller = { kind: 'signed-out' };

export function user(uid: string, token: Record<string, unknown> = {}): Caller {
  return { kind: 'user', uid, token: { sub: uid, ...token } };
}

export function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}

/** The ProtoJSON form of a plain value; integers and other numbers are kept apart. */
export function value(plain: unknown): JsonObject {
  if (plain === null) return { nullValue: 'NULL_VALUE' };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number') {
    if (Number.isInteger(plain) && !Object.is(plain, -0)) return { integerValue: String(plain) };
    return { doubleValue: Number.isFinite(plain) && !Object.is(plain, -0) ? plain : specialNumber(plain) };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(value) } };
  return { mapValue: { fields: fields(Object(plain)) } };
}

function specialNumber(number: number): string {
  return Object.is(number, -0) ? '-0' : String(number);
}

export function fields(plain: Record<string, unknown>): JsonObject {
  return Object.fromEntries(Object.entries(plain).map(([name, content]) => [name, value(content)]));
}

export function set(path: string, plain: Record<string, unknown>): JsonObject {
  return { update: { name: nameOf(path), fields: fields(plain) } };
}

export function remove(path: string): JsonObject {
  return { delete: nameOf(path) };
}

/** A field filter, with the operator as the protocol spells it. */
export function where(fieldPath: string, op: string, operand: unknown): JsonObject {
  return { fieldFilter: { field: { fieldPath }, op, value: value(operand) } };
}

export function and(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'AND', filters } };
}

export function or(...filters: JsonObject[]): JsonObject {
  return { compositeFilter: { op: 'OR', filters } };
}

export function order(fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING'): JsonObject {
  return { field: { fieldPath }, direction };
}

export async function commit(
  backend: FirestoreBackend,
  writes: JsonObject[],
  caller: Caller = ADMIN,
): Promise<JsonObject> {
  const [answer] = await backend.call('Commit', { database: DB, writes }, caller);
  return answer ?? {};
}

export interface QueryOptions {
  readonly parent?: string;
  readonly caller?: Caller;
}

/** Paths of a query's result. */
export async function query(
  backend: FirestoreBackend,
  structuredQuery: JsonObject,
  { parent = ROOT, caller = ADMIN }: QueryOptions = {},
): Promise<string[]> {
  const answers = await backend.call('RunQuery', { parent, structuredQuery }, caller);
  return pathsOf(answers);
}

export function pathsOf(answers: readonly JsonObject[]): string[] {
  return answers
    .map(({ document }) =>
      typeof document === 'object' && document && 'name' in document ? document.name : '',
    )
    .filter((name) => typeof name === 'string' && name !== '')
    .map((name) => String(name).slice(ROOT.length + 1));
}

/** The fields of a document, or undefined when there is none. */
export async function read(
  backend: FirestoreBackend,
  path: string,
  caller: Caller = ADMIN,
): Promise<JsonObject | undefined> {
  const request = { database: DB, documents: [nameOf(path)] };
  const [answer] = await backend.call('BatchGetDocuments', request, caller);
  const found = answer?.found;
  return typeof found === 'object' && found && !Array.isArray(found) ? found : undefined;
}

/** Status name of a promise's failure, 'OK' when it succeeds. */
export async function statusOf(outcome: Promise<unknown>): Promise<string> {
  try {
    await outcome;
    return 'OK';
  } catch (error) {
    return error instanceof Error && 'status' in error ? String(error.status) : String(error);
  }
}

export interface OpenStream {
  readonly messages: JsonObject[];
  readonly handle: StreamHandle;
  readonly ended: { error?: StatusError; isEnded: boolean };
  /** messages since the last call */
  take(): JsonObject[];
}

export function openStream(
  backend: FirestoreBackend,
  kind: 'openListen' | 'openWrite',
  caller: Caller = ADMIN,
): OpenStream {
  const messages: JsonObject[] = [];
  const ended: OpenStream['ended'] = { isEnded: false };
  let taken = 0;
  const handle = backend[kind](caller, {
    send: (message) => messages.push(message),
    end: (error) => Object.assign(ended, { isEnded: true, error }),
  });
  const take = () => {
    const news = messages.slice(taken);
    taken = messages.length;
    return news;
  };
  return { messages, handle, ended, take };
}

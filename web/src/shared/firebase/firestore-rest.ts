import { DOCUMENT_ID, type StoreDocument, type StoreQuery } from '@harborline/domain/stores/store';
import * as z from 'zod/mini';
import { environment } from '../config/environment';
import { appCheckHeaders } from './app-check-headers';
import { firestoreEmulatorHost } from './emulator-label';
import { decodeFields } from './firestore-value';

/**
 * Reads public documents over Firestore's REST interface. That is all a visitor's page needs before any sign-in, in
 * about 1 KB instead of the 33 KB of the SDK's small client.
 */

export interface StoredDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A read that Firestore refused or that did not reach it; `status` is 0 without a response, 408 if none came in time. */
export class ReadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ReadError';
  }
}

/** For the `catch` of a read: what visitors may not see is for them the same as what does not exist. @throws ReadError */
export function nullIfRefused(error: unknown): null {
  if (error instanceof ReadError && (error.status === 401 || error.status === 403)) return null;
  throw error;
}

const READ_TIMEOUT_MS = 15_000;
const RETRY_DELAYS_MS = [300, 1_200];

const documentSchema = z.object({ name: z.string(), fields: z.optional(z.looseObject({})) });
const batchAnswerSchema = z.array(
  z.object({ found: z.optional(documentSchema), missing: z.optional(z.string()) }),
);
const queryAnswerSchema = z.array(z.object({ document: z.optional(documentSchema) }));

const databasePath = () => `projects/${environment().firebase.projectId}/databases/(default)/documents`;

function endpoint(verb: string): string {
  const { emulatorPort, firebase } = environment();
  const origin =
    emulatorPort === null
      ? 'https://firestore.googleapis.com'
      : `http://${firestoreEmulatorHost}:${emulatorPort('firestore')}`;
  return `${origin}/v1/${databasePath()}:${verb}?key=${encodeURIComponent(firebase.apiKey)}`;
}

async function postOnce(verb: string, body: unknown): Promise<unknown> {
  const answer = await fetch(endpoint(verb), {
    method: 'POST',
    // Plain text, as in the SDK: JSON would cause a preflight request, which is another round trip.
    headers: { 'content-type': 'text/plain', ...(await appCheckHeaders()) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ReadError(isLate ? 408 : 0, `Firestore could not be reached: ${String(cause)}`);
  });
  if (!answer.ok) throw new ReadError(answer.status, `Firestore answered ${answer.status} to ${verb}`);
  return answer.json();
}

/** Repeats a read that failed at once. After a long wait for a silent database, the visitor decides whether to try again. */
async function post(verb: string, body: unknown): Promise<unknown> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await postOnce(verb, body);
    } catch (error) {
      const isWorthRepeating = error instanceof ReadError && (error.status === 0 || error.status >= 500);
      if (!isWorthRepeating) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return postOnce(verb, body);
}

function toStored(document: z.infer<typeof documentSchema>): StoredDocument {
  return {
    id: document.name.slice(document.name.lastIndexOf('/') + 1),
    data: decodeFields(document.fields ?? {}),
  };
}

/** Reads documents in the given order; null for one that does not exist. @throws ReadError */
export async function readDocuments(
  documents: readonly Pick<StoreDocument, 'path'>[],
): Promise<(StoredDocument | null)[]> {
  const names = documents.map(({ path }) => `${databasePath()}/${path}`);
  const answer = batchAnswerSchema.parse(await post('batchGet', { documents: names }));
  const found = new Map(answer.flatMap((entry) => (entry.found ? [[entry.found.name, entry.found]] : [])));
  return names.map((name) => {
    const document = found.get(name);
    return document === undefined ? null : toStored(document);
  });
}

/** Reads one document; null if it does not exist. @throws ReadError */
export async function readDocument(document: Pick<StoreDocument, 'path'>): Promise<StoredDocument | null> {
  return (await readDocuments([document]))[0] ?? null;
}

/** @param afterPath document after which it continues, for a query without an order */
function structuredQuery(query: StoreQuery, afterPath?: string): unknown {
  const field = (fieldPath: string) => ({ fieldPath });
  const filters = query.where.map(([name, operator, value]) => {
    if (operator !== '==') throw new Error(`No page of visitors asks for ${name} ${operator}`);
    return {
      fieldFilter: {
        field: field(name),
        op: 'EQUAL',
        value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
      },
    };
  });
  const named = afterPath === undefined ? query.orderBy : ([[DOCUMENT_ID, 'asc']] as const);
  const orderBy = named.map(([name, direction]) => ({
    field: field(name),
    direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
  }));
  return {
    from: [{ collectionId: query.collection }],
    where: { compositeFilter: { op: 'AND', filters } },
    ...(query.select && { select: { fields: query.select.map(field) } }),
    ...(orderBy.length > 0 && { orderBy }),
    ...(afterPath !== undefined && {
      startAt: { values: [{ referenceValue: `${databasePath()}/${afterPath}` }], before: false },
    }),
    limit: query.limit,
  };
}

/**
 * Runs a query whose filters compare for equality with a string or a boolean.
 * @param afterId id of the document after which it continues, for a query without an order, which goes by ids
 * @throws ReadError
 */
export async function readQuery(query: StoreQuery, afterId?: string): Promise<StoredDocument[]> {
  const after = afterId === undefined ? undefined : `${query.collection}/${afterId}`;
  const answer = await post('runQuery', { structuredQuery: structuredQuery(query, after) });
  return queryAnswerSchema.parse(answer).flatMap(({ document }) => (document ? [toStored(document)] : []));
}

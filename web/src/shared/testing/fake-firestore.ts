import { vi } from 'vitest';

type Data = Readonly<Record<string, unknown>>;

function encode(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value !== 'object') return { nullValue: null };
  if ('toDate' in value && typeof value.toDate === 'function') {
    return { timestampValue: value.toDate().toISOString() };
  }
  return { mapValue: { fields: encodeFields({ ...value }) } };
}

const encodeFields = (data: Data) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, encode(value)]])),
  );

const PREFIX = 'projects/demo-harborline/databases/(default)/documents/';

interface QueryBody {
  readonly structuredQuery: {
    readonly from: readonly { readonly collectionId: string }[];
    readonly where: {
      readonly compositeFilter: {
        readonly filters: readonly {
          readonly fieldFilter: { readonly field: { readonly fieldPath: string }; readonly value: Data };
        }[];
      };
    };
    readonly orderBy?: readonly { readonly field: { readonly fieldPath: string } }[];
    readonly startAt?: { readonly values: readonly { readonly referenceValue?: string }[] };
    readonly limit?: number;
  };
}

function runQuery(documents: ReadonlyMap<string, Data>, { structuredQuery }: QueryBody) {
  const collection = structuredQuery.from[0]?.collectionId ?? '';
  const { filters } = structuredQuery.where.compositeFilter;
  const { orderBy = [], startAt, limit } = structuredQuery;
  const matches = (data: Data) =>
    filters.every(({ fieldFilter: { field, value } }) => data[field.fieldPath] === Object.values(value)[0]);
  const found = [...documents].filter(([path, data]) => path.startsWith(`${collection}/`) && matches(data));
  // By ids, unless another order is asked for, which no test of a page needs.
  const isByName = orderBy.every(({ field }) => field.fieldPath === '__name__');
  if (isByName) found.sort(([one], [other]) => (one < other ? -1 : 1));
  const after = startAt?.values[0]?.referenceValue?.slice(PREFIX.length) ?? '';
  return found
    .filter(([path]) => path > after)
    .slice(0, limit)
    .map(([path, data]) => ({ document: { name: PREFIX + path, fields: encodeFields(data) } }));
}

function batchGet(documents: ReadonlyMap<string, Data>, names: readonly string[]) {
  return names.map((name) => {
    const data = documents.get(name.slice(PREFIX.length));
    return data === undefined ? { missing: name } : { found: { name, fields: encodeFields(data) } };
  });
}

/**
 * Replaces `fetch` and answers Firestore's REST reads from a map of documents by path. Other URLs answer 404; `isDown`
 * makes every read fail as without a network.
 */
export function fakeFirestore(initial: Readonly<Record<string, object>>) {
  const documents = new Map<string, Data>(Object.entries(initial).map(([path, data]) => [path, { ...data }]));
  const state = { isDown: false };
  const answer = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const verb = /documents:(\w+)/.exec(String(url))?.[1];
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (verb === undefined) return new Response('null', { status: 404 });
    const body = JSON.parse(String(init?.body ?? '{}'));
    return Response.json(
      verb === 'batchGet' ? batchGet(documents, body.documents) : runQuery(documents, body),
    );
  });
  vi.stubGlobal('fetch', answer);
  return { documents, state, answer };
}

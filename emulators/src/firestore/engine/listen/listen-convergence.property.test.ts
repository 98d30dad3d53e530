import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { FirestoreBackend } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import { parseQuery } from '../query/parse-query';
import { documentFields, documentPath, structuredQuery } from '../testing/arbitraries';
import { ADMIN, commit, nameOf, ROOT } from '../testing/backend-harness';
import { ListenClient } from '../testing/listen-client';
import { databaseName } from '../values/resource-names';

const TIMEOUT_MS = 60_000;

type Step =
  | { readonly kind: 'commit'; readonly writes: JsonObject[] }
  | { readonly kind: 'toggle'; readonly client: number };

const write: fc.Arbitrary<JsonObject> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(documentPath, documentFields)
      .map(([path, fields]) => ({ update: { name: nameOf(path), fields } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(documentPath, documentFields, fc.subarray(['a', 'b', 't', 'm']))
      .map(([path, fields, fieldPaths]) => ({
        update: { name: nameOf(path), fields },
        updateMask: { fieldPaths },
      })),
  },
  { weight: 1, arbitrary: documentPath.map((path) => ({ delete: nameOf(path) })) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(write, { minLength: 1, maxLength: 4 })
      .map((writes) => ({ kind: 'commit' as const, writes })),
  },
  { weight: 1, arbitrary: fc.nat(2).map((client) => ({ kind: 'toggle' as const, client })) },
);

interface Query {
  readonly query: JsonObject;
  readonly parentPath: string;
}

function isLegal({ query, parentPath }: Query): boolean {
  try {
    parseQuery(query, { db: databaseName('demo-test', '(default)'), path: parentPath });
    return true;
  } catch (error) {
    if (error instanceof StatusError) return false;
    throw error;
  }
}

function parentOf({ parentPath }: Query): string {
  return parentPath === '' ? ROOT : nameOf(parentPath);
}

/** The documents of a fresh query, by path. */
async function fresh(
  backend: FirestoreBackend,
  query: Query,
  more: JsonObject = {},
): Promise<Map<string, JsonObject>> {
  const request = { parent: parentOf(query), structuredQuery: query.query, ...more };
  const answers = await backend.call('RunQuery', request, ADMIN);
  const documents = answers.map(({ document }) => document).filter(isObject);
  return new Map(documents.map((document) => [String(document.name).slice(ROOT.length + 1), document]));
}

describe('listeners', () => {
  it(
    'show what a fresh query gives after every commit and every reconnect',
    async () => {
      const queries = fc.array(structuredQuery.filter(isLegal), { minLength: 3, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(queries, fc.array(step, { minLength: 5, maxLength: 25 }), async (asked, steps) => {
          const backend = createFirestoreBackend();
          const clients = asked.map(
            (query) =>
              new ListenClient(backend, { query: { parent: parentOf(query), structuredQuery: query.query } }),
          );
          const online = clients.map(() => true);
          for (const client of clients) client.connect();
          for (const next of steps) {
            if (next.kind === 'commit') await commit(backend, next.writes);
            else {
              const client = clients[next.client];
              if (online[next.client]) client?.disconnect();
              else client?.connect();
              online[next.client] = !online[next.client];
            }
            for (const [i, client] of clients.entries()) {
              const query = asked[i];
              if (!online[i] || !query) continue;
              client.hear();
              const expected = await fresh(backend, query);
              expect(new Map([...client.shown].sort())).toEqual(new Map([...expected].sort()));
              expect(client.filters).toEqual([]);
              expect(client.resets).toBe(0);
            }
          }
        }),
        { numRuns: 200 },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'can be read in the past: a query at an earlier time gives what it gave then',
    async () => {
      const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), {
        minLength: 3,
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(structuredQuery.filter(isLegal), commits, async (query, batches) => {
          const backend = createFirestoreBackend();
          const seen: { readTime: string; documents: Map<string, JsonObject> }[] = [];
          for (const writes of batches) {
            const { commitTime } = await commit(backend, writes);
            seen.push({ readTime: String(commitTime), documents: await fresh(backend, query) });
          }
          for (const { readTime, documents } of seen) {
            const then = await fresh(backend, query, { readTime });
            expect([...then.entries()]).toEqual([...documents.entries()]);
          }
        }),
        { numRuns: 200 },
      );
    },
    TIMEOUT_MS,
  );
});

describe('a resumed listener', () => {
  it('gets only what changed meanwhile', async () => {
    const backend = createFirestoreBackend();
    const all = Array.from({ length: 50 }, (_, i) => ({ update: { name: nameOf(`c/${i}`), fields: {} } }));
    await commit(backend, all);
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    const client = new ListenClient(backend, { query: { parent: ROOT, structuredQuery } });
    client.connect();
    client.disconnect();
    await commit(backend, [
      { update: { name: nameOf('c/7'), fields: { n: { integerValue: '1' } } } },
      { delete: nameOf('c/8') },
    ]);
    client.connect();
    expect(client.documentMessages).toBe(2);
    expect(client.shown.size).toBe(49);
  });

  it('starts over with a reset when its resume point is unknown', async () => {
    const backend = createFirestoreBackend();
    await commit(backend, [{ update: { name: nameOf('c/1'), fields: {} } }]);
    const client = new ListenClient(backend, {
      query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } },
    });
    client.shown.set('c/gone', {});
    client.resumeToken = Buffer.from('another-process:1').toString('base64');
    client.connect();
    expect(client.resets).toBe(1);
    expect([...client.shown.keys()]).toEqual(['c/1']);
  });

  it('is sent the count when the client remembers another one', async () => {
    const backend = createFirestoreBackend();
    await commit(backend, [{ update: { name: nameOf('c/1'), fields: {} } }]);
    const client = new ListenClient(backend, {
      query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }] } },
    });
    client.connect();
    client.disconnect();
    client.connect({ expectedCount: 5 });
    expect(client.filters).toEqual([1]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { DocumentStore } from '../store/document-store';
import { StoredDocument } from '../store/stored-document';
import { documentFields, documentPath, storedValue, structuredQuery } from '../testing/arbitraries';
import { compareNames, compareValues } from '../testing/reference-order';
import { referenceQuery } from '../testing/reference-query';
import { nameKey } from '../values/name-key';
import { normalizeFields, normalizeValue } from '../values/normalize-value';
import { orderKey } from '../values/order-key';
import { databaseName } from '../values/resource-names';
import { parseQuery } from './parse-query';
import { runQuery } from './run-query';

const db = databaseName('demo-test', '(default)');
const RUNS = 1000;
const TIMEOUT_MS = 60_000;

function storeOf(world: ReadonlyMap<string, JsonObject>): DocumentStore {
  const store = new DocumentStore();
  let time = 0;
  for (const [path, fields] of world) {
    time++;
    store.apply(
      [{ path, before: null, after: new StoredDocument(path, normalizeFields(fields), time, time) }],
      time,
    );
  }
  return store;
}

function answer(store: DocumentStore, query: JsonObject, parentPath: string): string[] | StatusError {
  try {
    return runQuery(store, parseQuery(query, { db, path: parentPath })).documents.map(({ path }) => path);
  } catch (error) {
    if (error instanceof StatusError) return error;
    throw error;
  }
}

describe('order keys', () => {
  it(
    'sort and compare exactly as a plain comparison of values does',
    () => {
      fc.assert(
        fc.property(storedValue, storedValue, (a, b) => {
          const [keyA, keyB] = [orderKey(normalizeValue(a)), orderKey(normalizeValue(b))];
          const byKey = keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
          expect(byKey).toBe(Math.sign(compareValues(a, b)));
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'sort names segment by segment',
    () => {
      fc.assert(
        fc.property(documentPath, documentPath, (a, b) => {
          expect(nameKey(a) < nameKey(b)).toBe(compareNames(a, b) < 0);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});

describe('queries', () => {
  it(
    'give what a scan of all documents gives',
    () => {
      let answered = 0;
      let asked = 0;
      let found = 0;
      const world = fc.uniqueArray(fc.tuple(documentPath, documentFields), {
        selector: ([path]) => path,
        minLength: 10,
        maxLength: 40,
      });
      fc.assert(
        fc.property(world, fc.array(structuredQuery, { minLength: 3, maxLength: 3 }), (entries, queries) => {
          const documents = new Map(entries);
          const store = storeOf(documents);
          for (const { query, parentPath } of queries) {
            asked++;
            const result = answer(store, query, parentPath);
            if (result instanceof StatusError) {
              expect(['INVALID_ARGUMENT', 'FAILED_PRECONDITION']).toContain(result.status);
              continue;
            }
            answered++;
            if (result.length > 0) found++;
            expect(result).toEqual(referenceQuery(documents, query, parentPath));
          }
        }),
        { numRuns: RUNS },
      );
      // Most generated queries must be legal and many must find something, or the property would prove little.
      expect(answered / asked).toBeGreaterThan(0.5);
      expect(found / asked).toBeGreaterThan(0.2);
    },
    TIMEOUT_MS,
  );
});

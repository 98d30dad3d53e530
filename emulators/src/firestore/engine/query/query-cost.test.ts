import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { DocumentStore } from '../store/document-store';
import { StoredDocument } from '../store/stored-document';
import { and, fields, or, order, where } from '../testing/backend-harness';
import { databaseName } from '../values/resource-names';
import { parseQuery } from './parse-query';
import { runQuery } from './run-query';

const root = { db: databaseName('demo-test', '(default)'), path: '' };

function storeOf(size: number): DocumentStore {
  const store = new DocumentStore();
  for (let n = 0; n < size; n++) {
    const content = fields({ lib: `l${n % 10}`, open: n % 2 === 0, at: n, tags: [`t${n % 20}`] });
    const after = new StoredDocument(`rows/r${n}`, content, 1, 1);
    store.apply([{ path: after.path, before: null, after }]);
  }
  return store;
}

/** How often a warm query reads a field: a measure of the documents it visits. */
function looks(size: number, query: JsonObject): { looked: number; found: number } {
  const store = storeOf(size);
  const parsed = parseQuery({ from: [{ collectionId: 'rows' }], ...query }, root);
  runQuery(store, parsed);
  const spy = vi.spyOn(StoredDocument.prototype, 'key');
  const found = runQuery(store, parsed).documents.length;
  const looked = spy.mock.calls.length;
  spy.mockRestore();
  return { looked, found };
}

describe('the cost of a query', () => {
  const inbox = { where: where('lib', 'EQUAL', 'l3'), orderBy: [order('at', 'DESCENDING')], limit: 10 };

  it.each<[string, JsonObject]>([
    ['an equality with an order', inbox],
    [
      'two equalities and a range',
      {
        where: and(
          where('lib', 'EQUAL', 'l4'),
          where('open', 'EQUAL', true),
          where('at', 'GREATER_THAN', 30),
        ),
        limit: 10,
      },
    ],
    [
      'an array and an order',
      { where: where('tags', 'ARRAY_CONTAINS', 't7'), orderBy: [order('at')], limit: 10 },
    ],
    ['an in over a list', { where: where('lib', 'IN', ['l1', 'l2']), orderBy: [order('at')], limit: 10 }],
    ['alternatives', { where: or(where('lib', 'EQUAL', 'l1'), where('at', 'LESS_THAN', 20)), limit: 10 }],
    [
      'a page after a cursor',
      { orderBy: [order('at')], startAt: { values: [{ integerValue: '150' }] }, limit: 10 },
    ],
    ['no filter at all', { limit: 10 }],
  ])('does not grow with the collection: %s', (_, query) => {
    const small = looks(200, query);
    const large = looks(4000, query);
    expect(small.found).toBe(10);
    expect(large.found).toBe(10);
    expect(large.looked).toBeLessThanOrEqual(small.looked + 20);
  });
});

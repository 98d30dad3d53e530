import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import type { FirestoreBackend, RpcMethod } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import {
  ADMIN,
  commit,
  DB,
  fields,
  nameOf,
  order,
  query,
  ROOT,
  read,
  remove,
  set,
  statusOf,
  value,
  where,
} from '../testing/backend-harness';

let backend: FirestoreBackend;
beforeEach(() => {
  backend = createFirestoreBackend();
});

async function call(method: RpcMethod, request: JsonObject): Promise<JsonObject> {
  const [answer] = await backend.call(method, request, ADMIN);
  return answer ?? {};
}

/** Follows page tokens to the end and returns all names, relative to the root. */
async function listAll(request: JsonObject): Promise<string[]> {
  const names: string[] = [];
  let pageToken: unknown = '';
  for (let page = 0; page < 20; page++) {
    const answer = await call('ListDocuments', { parent: ROOT, ...request, pageToken: String(pageToken) });
    names.push(
      ...Object(answer.documents).map(({ name }: JsonObject) => String(name).slice(ROOT.length + 1)),
    );
    pageToken = answer.nextPageToken;
    if (pageToken === undefined) return names;
  }
  throw new Error('the pages do not end');
}

describe('single documents', () => {
  it('are created, read, updated and deleted', async () => {
    const created = await call('CreateDocument', {
      parent: ROOT,
      collectionId: 'a',
      documentId: '1',
      document: { fields: fields({ n: 1, m: 2 }) },
    });
    expect(created).toMatchObject({ name: nameOf('a/1'), fields: fields({ n: 1, m: 2 }) });
    const again = call('CreateDocument', { parent: ROOT, collectionId: 'a', documentId: '1', document: {} });
    expect(await statusOf(again)).toBe('ALREADY_EXISTS');
    const unnamed = await call('CreateDocument', { parent: nameOf('a/1'), collectionId: 'b', document: {} });
    expect(String(unnamed.name)).toMatch(/\/a\/1\/b\/[A-Za-z0-9]{20}$/);
    const mask = { fieldPaths: ['n'] };
    expect((await call('GetDocument', { name: nameOf('a/1'), mask })).fields).toEqual(fields({ n: 1 }));
    const document = { name: nameOf('a/1'), fields: fields({ n: 5 }) };
    const updated = await call('UpdateDocument', { document, updateMask: mask });
    expect(updated.fields).toEqual(fields({ n: 5, m: 2 }));
    expect(await call('DeleteDocument', { name: nameOf('a/1') })).toEqual({});
    expect(await statusOf(call('GetDocument', { name: nameOf('a/1') }))).toBe('NOT_FOUND');
  });

  it('are answered once per name, found or missing, in the order asked', async () => {
    await commit(backend, [set('a/1', { n: 1 })]);
    const documents = ['a/2', 'a/1', 'a/2'].map(nameOf);
    const answers = await backend.call('BatchGetDocuments', { database: DB, documents }, ADMIN);
    expect(answers).toMatchObject([{ missing: nameOf('a/2') }, { found: { name: nameOf('a/1') } }]);
    expect(answers.every(({ readTime }) => typeof readTime === 'string')).toBe(true);
  });
});

describe('lists', () => {
  beforeEach(async () => {
    const ids = ['b', 'a', 'd', 'c', 'e'];
    await commit(backend, [
      ...ids.map((id, n) => set(`list/${id}`, { n, m: { x: -n } })),
      set('list/ghost/sub/1', {}),
      set('list/a/sub/1', {}),
      set('other/1', {}),
    ]);
  });

  it('are paged, by name or by a field', async () => {
    const request = { collectionId: 'list', pageSize: 2 };
    expect(await listAll(request)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `list/${id}`));
    const byField = ['e', 'c', 'd', 'a', 'b'].map((id) => `list/${id}`);
    expect(await listAll({ ...request, orderBy: 'n desc' })).toEqual(byField);
    expect(await listAll({ ...request, orderBy: 'm.x' })).toEqual(byField);
    expect(await statusOf(listAll({ ...request, orderBy: 'n sideways' }))).toBe('INVALID_ARGUMENT');
  });

  it('continue after a document that has been deleted meanwhile', async () => {
    const request = { parent: ROOT, collectionId: 'list', pageSize: 2 };
    const { nextPageToken } = await call('ListDocuments', request);
    await commit(backend, [remove('list/b')]);
    const next = await call('ListDocuments', { ...request, pageToken: nextPageToken });
    expect(Object(next.documents).map(({ name }: JsonObject) => name)).toEqual(
      ['list/c', 'list/d'].map(nameOf),
    );
  });

  it('show parents that do not exist if asked to', async () => {
    const request = { collectionId: 'list', showMissing: true, mask: { fieldPaths: [] } };
    const names = ['a', 'b', 'c', 'd', 'e', 'ghost'].map((id) => `list/${id}`);
    expect(await listAll(request)).toEqual(names);
    expect(await listAll({ ...request, pageSize: 1 })).toEqual(names);
    const { documents } = await call('ListDocuments', { parent: ROOT, ...request });
    expect(Object(documents)[5]).toEqual({ name: nameOf('list/ghost') });
    expect(Object(documents)[0]).toMatchObject({ fields: {}, createTime: expect.any(String) });
  });

  it('name the collections below a parent, whether it exists or not', async () => {
    expect(await call('ListCollectionIds', { parent: ROOT })).toEqual({ collectionIds: ['list', 'other'] });
    expect(await call('ListCollectionIds', { parent: nameOf('list/ghost') })).toEqual({
      collectionIds: ['sub'],
    });
    const page = await call('ListCollectionIds', { parent: ROOT, pageSize: 1 });
    expect(page.collectionIds).toEqual(['list']);
    const rest = await call('ListCollectionIds', { parent: ROOT, pageToken: page.nextPageToken });
    expect(rest.collectionIds).toEqual(['other']);
  });
});

describe('query answers', () => {
  beforeEach(() =>
    commit(
      backend,
      [1, 2, 3].map((n) => set(`a/${n}`, { n, m: { x: n, y: 0 } })),
    ),
  );

  it('report what an offset skipped, project fields, and answer even when nothing is found', async () => {
    const structuredQuery = {
      from: [{ collectionId: 'a' }],
      offset: 2,
      select: { fields: [{ fieldPath: 'm.x' }] },
    };
    const answers = await backend.call('RunQuery', { parent: ROOT, structuredQuery }, ADMIN);
    expect(answers[0]).toMatchObject({ skippedResults: 2 });
    expect(answers[1]).toMatchObject({ document: { fields: fields({ m: { x: 3 } }) } });
    const none = { from: [{ collectionId: 'none' }] };
    expect(await backend.call('RunQuery', { parent: ROOT, structuredQuery: none }, ADMIN)).toEqual([
      { readTime: expect.any(String) },
    ]);
  });

  it('begin with the id of a new transaction', async () => {
    const structuredQuery = { from: [{ collectionId: 'a' }] };
    const request = { parent: ROOT, structuredQuery, newTransaction: { readWrite: {} } };
    const answers = await backend.call('RunQuery', request, ADMIN);
    expect(answers[0]).toEqual({ transaction: expect.any(String) });
    expect(answers).toHaveLength(4);
  });
});

describe('aggregations', () => {
  async function aggregated(aggregations: JsonObject[], more: JsonObject = {}): Promise<JsonObject> {
    const structuredQuery = { from: [{ collectionId: 'a' }], ...more };
    const request = { parent: ROOT, structuredAggregationQuery: { structuredQuery, aggregations } };
    const answer = await call('RunAggregationQuery', request);
    return Object(Object(answer.result).aggregateFields);
  }
  const field = (fieldPath: string) => ({ field: { fieldPath } });

  beforeEach(() =>
    commit(backend, [
      set('a/1', { n: 1, d: 0.5 }),
      set('a/2', { n: 2, d: 1 }),
      set('a/3', { n: 'three', d: 2 }),
      set('a/4', { d: 4 }),
    ]),
  );

  it('count after filter, offset and limit', async () => {
    expect(await aggregated([{ count: {} }])).toEqual({ field_1: value(4) });
    expect(await aggregated([{ count: { upTo: '3' }, alias: 'c' }])).toEqual({ c: value(3) });
    expect(await aggregated([{ count: {} }], { offset: 1, limit: 2 })).toEqual({ field_1: value(2) });
    expect(await aggregated([{ count: {} }], { where: where('d', 'GREATER_THAN', 1) })).toEqual({
      field_1: value(2),
    });
  });

  it('skip documents without a summed field before offset and limit', async () => {
    await commit(backend, [set('a/0', { d: 0 })]);
    const parts = [
      { alias: 'c', count: {} },
      { alias: 's', sum: field('n') },
    ];
    expect(await aggregated(parts, { limit: 3 })).toEqual({ c: value(3), s: value(3) });
    expect(await aggregated(parts, { offset: 2, limit: 1 })).toEqual({ c: value(1), s: value(0) });
  });

  it('sum and average, leaving out documents without the field', async () => {
    const answer = await aggregated([
      { alias: 'c', count: {} },
      { alias: 's', sum: field('n') },
      { alias: 'a', avg: field('n') },
      { alias: 'd', sum: field('d') },
    ]);
    expect(answer).toEqual({ c: value(3), s: value(3), a: value(1.5), d: { doubleValue: 3.5 } });
    expect(await aggregated([{ sum: field('none') }, { avg: field('none') }])).toEqual({
      field_1: value(0),
      field_2: { nullValue: 'NULL_VALUE' },
    });
  });

  it('become doubles when integers overflow', async () => {
    const max = { integerValue: '9223372036854775807' };
    await commit(backend, [{ update: { name: nameOf('a/5'), fields: { big: max } } }]);
    expect(await aggregated([{ sum: field('big') }])).toEqual({ field_1: max });
    await commit(backend, [{ update: { name: nameOf('a/6'), fields: { big: max } } }]);
    expect(await aggregated([{ sum: field('big') }])).toEqual({ field_1: { doubleValue: 2 ** 64 } });
  });

  it.each([
    [[]],
    [Array.from({ length: 6 }, () => ({ count: {} }))],
    [
      [
        { alias: 'x', count: {} },
        { alias: 'x', count: {} },
      ],
    ],
    [[{}]],
  ])('are refused when malformed: %j', async (aggregations) => {
    expect(await statusOf(aggregated(aggregations))).toBe('INVALID_ARGUMENT');
  });
});

it('reports RPCs that are not supported', async () => {
  const parent = ROOT;
  const findNearest = { vectorField: { fieldPath: 'v' }, limit: { value: 1 } };
  const nearest = { parent, structuredQuery: { from: [{ collectionId: 'a' }], findNearest } };
  expect(await statusOf(call('PartitionQuery', { parent }))).toBe('UNIMPLEMENTED');
  expect(await statusOf(call('RunQuery', nearest))).toBe('UNIMPLEMENTED');
});

describe('whole databases', () => {
  it('are cleared in whole or in part, without function events', async () => {
    await commit(backend, [set('a/1', {}), set('a/1/b/1', {}), set('a/10', {}), set('ab/1', {})]);
    const heard: string[] = [];
    backend.onCommitted(({ path }) => heard.push(path));
    await backend.clear('demo-test', '(default)', 'a/1');
    expect(await query(backend, { from: [{ allDescendants: true }] })).toEqual(['a/10', 'ab/1']);
    await backend.clear('demo-test', '(default)', 'a');
    expect(await query(backend, { from: [{ allDescendants: true }] })).toEqual(['ab/1']);
    await backend.clear('demo-test', '(default)');
    expect(await query(backend, { from: [{ allDescendants: true }] })).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('are restored unchanged from an export', async () => {
    await commit(backend, [set('a/1', { n: 1 }), set('a/1/b/1', { t: ['x'] })]);
    const exported = backend.exportDocuments('demo-test');
    const before = await read(backend, 'a/1/b/1');
    const other = createFirestoreBackend();
    await other.importDocuments('demo-test', exported);
    expect(await read(other, 'a/1/b/1')).toEqual(before);
    expect(other.exportDocuments('demo-test')).toEqual(exported);
    expect(await query(other, { from: [{ collectionId: 'a' }], orderBy: [order('n')] })).toEqual(['a/1']);
  });
});

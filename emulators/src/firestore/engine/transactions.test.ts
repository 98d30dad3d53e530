import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/json';
import type { FirestoreBackend } from '../backend';
import { createFirestoreBackend } from './create-backend';
import { ADMIN, commit, DB, nameOf, pathsOf, ROOT, set, statusOf, where } from './testing/backend-harness';
import { Transactions } from './transactions';
import { databaseName } from './values/resource-names';

let backend: FirestoreBackend;
beforeEach(async () => {
  backend = createFirestoreBackend();
  await commit(backend, [set('a/1', { n: 1 }), set('a/2', { n: 2 })]);
});

async function begin(options: JsonObject = {}): Promise<string> {
  const [answer] = await backend.call('BeginTransaction', { database: DB, options }, ADMIN);
  return String(answer?.transaction);
}

function get(transaction: string, ...paths: string[]): Promise<JsonObject[]> {
  return backend.call(
    'BatchGetDocuments',
    { database: DB, documents: paths.map(nameOf), transaction },
    ADMIN,
  );
}

function finish(transaction: string, ...writes: JsonObject[]): Promise<JsonObject[]> {
  return backend.call('Commit', { database: DB, transaction, writes }, ADMIN);
}

const bigOnes = { from: [{ collectionId: 'a' }], where: where('n', 'GREATER_THAN', 1) };

describe('transactions', () => {
  it('commit when nothing they read has changed', async () => {
    const id = await begin();
    await get(id, 'a/1', 'a/none');
    expect(await statusOf(finish(id, set('a/1', { n: 5 })))).toBe('OK');
  });

  it.each([
    ['a document', set('a/1', { n: 9 })],
    ['a missing document', set('a/none', {})],
    ['a query result', set('a/3', { n: 3 })],
  ])('are aborted when %s they read has changed', async (_, foreign) => {
    const id = await begin();
    await get(id, 'a/1', 'a/none');
    await backend.call('RunQuery', { parent: ROOT, structuredQuery: bigOnes, transaction: id }, ADMIN);
    await commit(backend, [foreign]);
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('ABORTED');
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('ABORTED');
  });

  it('continue after a refused write if they only read', async () => {
    const id = await begin({ readOnly: {} });
    await get(id, 'a/1');
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('INVALID_ARGUMENT');
    expect(await statusOf(get(id, 'a/2'))).toBe('OK');
    expect(await statusOf(finish(id))).toBe('OK');
  });

  it('are not affected by writes to documents they did not read', async () => {
    const id = await begin();
    await backend.call('RunQuery', { parent: ROOT, structuredQuery: bigOnes, transaction: id }, ADMIN);
    await commit(backend, [set('a/1', { n: 0 }), set('c/1', {})]);
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('OK');
  });

  it('never read two states: a later read shows the one of before, and the commit fails', async () => {
    const id = await begin();
    await get(id, 'a/1');
    await commit(backend, [set('a/1', { n: 9 }), set('a/2', { n: 9 }), set('a/3', { n: 9 })]);
    await commit(backend, [set('a/2', { n: 10 })]);
    const [second, third] = await get(id, 'a/2', 'a/3');
    expect(Object(second?.found).fields).toEqual({ n: { integerValue: '2' } });
    expect(third?.missing).toBe(nameOf('a/3'));
    const request = { parent: ROOT, structuredQuery: bigOnes, transaction: id };
    expect(pathsOf(await backend.call('RunQuery', request, ADMIN))).toEqual(['a/2']);
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('ABORTED');
  });

  it('read the latest state as long as what they read before is true', async () => {
    const id = await begin();
    await get(id, 'a/1');
    await commit(backend, [set('a/2', { n: 9 })]);
    const [second] = await get(id, 'a/2');
    expect(Object(second?.found).fields).toEqual({ n: { integerValue: '9' } });
    await commit(backend, [set('a/1', { n: 5 }), set('a/2', { n: 11 })]);
    const [again] = await get(id, 'a/2');
    expect(Object(again?.found).fields).toEqual({ n: { integerValue: '9' } });
    expect(await statusOf(finish(id, set('b/1', {})))).toBe('ABORTED');
  });

  it('begin with a read, whose answer has their id', async () => {
    const request = { database: DB, documents: [nameOf('a/1')], newTransaction: { readWrite: {} } };
    const answers = await backend.call('BatchGetDocuments', request, ADMIN);
    const id = String(answers[0]?.transaction);
    await commit(backend, [set('a/1', { n: 7 })]);
    expect(await statusOf(finish(id, set('a/1', { n: 8 })))).toBe('ABORTED');
  });

  it('read one moment and write nothing if read-only', async () => {
    const id = await begin({ readOnly: {} });
    await commit(backend, [set('a/1', { n: 100 }), set('a/3', { n: 3 })]);
    const [answer] = await get(id, 'a/1');
    expect(Object(answer?.found).fields).toEqual({ n: { integerValue: '1' } });
    const answers = await backend.call(
      'RunQuery',
      { parent: ROOT, structuredQuery: bigOnes, transaction: id },
      ADMIN,
    );
    expect(pathsOf(answers)).toEqual(['a/2']);
    expect(await statusOf(finish(id, set('a/1', {})))).toBe('INVALID_ARGUMENT');
  });

  it('end with a rollback, which may be repeated', async () => {
    const id = await begin();
    const rollback = () => backend.call('Rollback', { database: DB, transaction: id }, ADMIN);
    expect([await statusOf(rollback()), await statusOf(rollback())]).toEqual(['OK', 'OK']);
    expect(await statusOf(get(id, 'a/1'))).toBe('ABORTED');
    expect(await statusOf(get('bm9uZQ==', 'a/1'))).toBe('INVALID_ARGUMENT');
  });

  it('expire after a minute without use', () => {
    let now = 0;
    const transactions = new Transactions(() => now);
    const db = databaseName('p', '(default)');
    const { id } = transactions.begin(db, undefined);
    now = 50_000;
    expect(transactions.find(id, db).id).toBe(id);
    now = 100_000;
    expect(transactions.find(id, db).id).toBe(id);
    now = 161_000;
    expect(() => transactions.find(id, db)).toThrow(/expired or is no longer valid/);
  });
});

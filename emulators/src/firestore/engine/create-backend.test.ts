import { describe, expect, it } from 'vitest';
import { createFirestoreBackend } from './create-backend';
import {
  ADMIN,
  and,
  commit,
  DB,
  nameOf,
  openStream,
  order,
  query,
  ROOT,
  read,
  remove,
  set,
  where,
} from './testing/backend-harness';

describe('the Firestore engine', () => {
  it('stores, reads, queries and deletes documents', async () => {
    const backend = createFirestoreBackend();
    await commit(backend, [
      set('a/1', { n: 1, t: 'x' }),
      set('a/2', { n: 2, t: 'x' }),
      set('a/3', { n: 3, t: 'y' }),
    ]);
    expect((await read(backend, 'a/2'))?.fields).toEqual({
      n: { integerValue: '2' },
      t: { stringValue: 'x' },
    });
    const from = [{ collectionId: 'a' }];
    expect(
      await query(backend, { from, where: where('t', 'EQUAL', 'x'), orderBy: [order('n', 'DESCENDING')] }),
    ).toEqual(['a/2', 'a/1']);
    expect(await query(backend, { from, where: where('n', 'GREATER_THAN', 1) })).toEqual(['a/2', 'a/3']);
    await commit(backend, [remove('a/2')]);
    expect(await query(backend, { from })).toEqual(['a/1', 'a/3']);
  });

  it('finds the lowest value of a type in descending order too', async () => {
    const backend = createFirestoreBackend();
    await commit(backend, [set('a/1', { f: false, t: '' }), set('a/2', { f: true, t: 'x' })]);
    const below = (field: string, operand: unknown) => ({
      from: [{ collectionId: 'a' }],
      where: where(field, 'LESS_THAN_OR_EQUAL', operand),
      orderBy: [order(field, 'DESCENDING')],
    });
    expect(await query(backend, below('f', true))).toEqual(['a/2', 'a/1']);
    expect(await query(backend, below('t', 'z'))).toEqual(['a/2', 'a/1']);
  });

  it('sends a listener its result and every change to it', async () => {
    const backend = createFirestoreBackend();
    await commit(backend, [set('a/1', { n: 1 })]);
    const stream = openStream(backend, 'openListen');
    const structuredQuery = { from: [{ collectionId: 'a' }], where: where('n', 'GREATER_THAN', 0) };
    stream.handle.receive({
      database: DB,
      addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery } },
    });
    expect(stream.take()).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      { documentChange: { document: { name: nameOf('a/1') }, targetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2] } },
      { targetChange: { readTime: expect.any(String) } },
    ]);
    await commit(backend, [set('a/2', { n: 5 }), remove('a/1')]);
    expect(stream.take()).toMatchObject([
      { documentChange: { document: { name: nameOf('a/2') } } },
      { documentDelete: { document: nameOf('a/1'), removedTargetIds: [2] } },
      { targetChange: { readTime: expect.any(String) } },
    ]);
    await commit(backend, [set('a/2', { n: -5 })]);
    expect(stream.take()[0]).toMatchObject({
      documentChange: { document: { name: nameOf('a/2') }, removedTargetIds: [2] },
    });
    stream.handle.close();
  });

  it('answers a write stream batch by batch', async () => {
    const backend = createFirestoreBackend();
    const stream = openStream(backend, 'openWrite');
    stream.handle.receive({ database: DB });
    stream.handle.receive({ streamToken: 'x', writes: [set('a/1', { n: 1 })] });
    stream.handle.receive({
      streamToken: 'x',
      writes: [{ ...set('a/2', { n: 1 }), currentDocument: { exists: true } }],
    });
    stream.handle.receive({ streamToken: 'x', writes: [set('a/3', { n: 1 })] });
    expect(stream.messages).toMatchObject([
      { streamId: expect.any(String), streamToken: expect.any(String) },
      { writeResults: [{ updateTime: expect.any(String) }], commitTime: expect.any(String) },
    ]);
    expect(stream.ended.error?.status).toBe('NOT_FOUND');
    expect(await query(backend, { from: [{ collectionId: 'a' }], where: and() })).toEqual(['a/1']);
  });

  it('exports the named databases of a project too, and imports them again', async () => {
    const archive = 'projects/demo-test/databases/archive';
    const source = createFirestoreBackend();
    await commit(source, [set('a/1', { n: 1 })]);
    const update = { name: `${archive}/documents/a/1`, fields: { n: { integerValue: '2' } } };
    await source.call('Commit', { database: archive, writes: [{ update }] }, ADMIN);
    const exported = source.exportDocuments('demo-test');
    const target = createFirestoreBackend();
    await target.importDocuments('demo-test', exported);
    expect(target.exportDocuments('demo-test')).toEqual(exported);
    const [found] = await target.call('GetDocument', { name: update.name }, ADMIN);
    expect(found?.fields).toEqual(update.fields);
    expect((await read(target, 'a/1'))?.fields).toEqual({ n: { integerValue: '1' } });
  });

  it('forgets every document of every project on reset', async () => {
    const backend = createFirestoreBackend();
    const other = 'projects/other/databases/archive';
    await commit(backend, [set('a/1', { n: 1 })]);
    const writes = [{ update: { name: `${other}/documents/a/1`, fields: {} } }];
    await backend.call('Commit', { database: other, writes }, ADMIN);
    await backend.reset();
    expect(backend.exportDocuments('demo-test')).toEqual([]);
    expect(backend.exportDocuments('other')).toEqual([]);
  });
});

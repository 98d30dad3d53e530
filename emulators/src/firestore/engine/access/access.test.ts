import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import type { FirestoreBackend } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import {
  commit,
  DB,
  nameOf,
  openStream,
  query,
  ROOT,
  read,
  remove,
  SIGNED_OUT,
  set,
  statusOf,
  user,
  where,
} from '../testing/backend-harness';

const SOURCE = `
rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function role() { return get(/databases/$(db)/documents/users/$(request.auth.uid)).data.role; }
    match /notes/{id} {
      allow get, list: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.owner == resource.data.owner;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /staff/{id} { allow read: if role() == 'agent'; allow write: if false; }
    match /pairs/{id} { allow write: if getAfter(/databases/$(db)/documents/pairs/other).data.n == 1; }
    match /clock/{id} { allow create: if request.resource.data.at == request.time; }
    match /named/{id} { allow write: if !exists(/databases/$(db)/documents/taken/$(id)); }
    match /open/{id} { allow read, write: if true; }
  }
}`;

const ann = user('ann');
const bob = user('bob');
let backend: FirestoreBackend;

beforeEach(async () => {
  backend = createFirestoreBackend({ rules: { source: SOURCE, fileName: 'firestore.rules' } });
  await commit(backend, [
    set('notes/a', { owner: 'ann' }),
    set('notes/b', { owner: 'bob' }),
    set('users/ann', { role: 'agent' }),
    set('users/bob', { role: 'visitor' }),
    set('staff/1', { n: 1 }),
  ]);
});

function listen(caller: typeof ann, target: JsonObject) {
  const stream = openStream(backend, 'openListen', caller);
  stream.handle.receive({ database: DB, addTarget: { targetId: 2, ...target } });
  return stream;
}

function queryTarget(collectionId: string, filter?: JsonObject): JsonObject {
  return {
    query: { parent: ROOT, structuredQuery: { from: [{ collectionId }], ...(filter && { where: filter }) } },
  };
}

const own = (uid: string) => where('owner', 'EQUAL', uid);
const DENIED = [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7 } } }];

describe('rules', () => {
  it('decide reads of documents', async () => {
    expect(await statusOf(read(backend, 'notes/a', ann))).toBe('OK');
    expect(await statusOf(read(backend, 'notes/b', ann))).toBe('PERMISSION_DENIED');
    expect(await statusOf(read(backend, 'notes/a', SIGNED_OUT))).toBe('PERMISSION_DENIED');
    expect(await statusOf(read(backend, 'unmatched/a', ann))).toBe('PERMISSION_DENIED');
    const documents = ['notes/a', 'notes/b'].map(nameOf);
    expect(await statusOf(backend.call('BatchGetDocuments', { database: DB, documents }, ann))).toBe(
      'PERMISSION_DENIED',
    );
  });

  it('leave administrative calls to administrators, even without rules', async () => {
    const bare = createFirestoreBackend();
    for (const target of [bare, backend]) {
      const listing = { parent: ROOT, collectionId: 'open', showMissing: true };
      const writes = { database: DB, writes: [set('open/1', {})] };
      const outcomes = [
        target.call('ListCollectionIds', { parent: ROOT }, ann),
        target.call('ListDocuments', listing, ann),
        target.call('BatchWrite', writes, ann),
        target.call('ListCollectionIds', { parent: ROOT }, SIGNED_OUT),
      ];
      expect(await Promise.all(outcomes.map(statusOf))).toEqual(outcomes.map(() => 'PERMISSION_DENIED'));
    }
    expect(await statusOf(commit(bare, [set('open/1', {})], ann))).toBe('OK');
  });

  it('decide queries by what they could return, not by what exists', async () => {
    const notes = { from: [{ collectionId: 'notes' }] };
    expect(await query(backend, { ...notes, where: own('ann') }, { caller: ann })).toEqual(['notes/a']);
    expect(await statusOf(query(backend, { ...notes, where: own('bob') }, { caller: ann }))).toBe(
      'PERMISSION_DENIED',
    );
    expect(await statusOf(query(backend, notes, { caller: ann }))).toBe('PERMISSION_DENIED');
    const everything = { from: [{ allDescendants: true }] };
    expect(await statusOf(query(backend, everything, { caller: ann }))).toBe('PERMISSION_DENIED');
    expect(await statusOf(backend.call('ListCollectionIds', { parent: ROOT }, ann))).toBe(
      'PERMISSION_DENIED',
    );
  });

  it.each<[string, JsonObject[], string]>([
    ['create', [set('notes/c', { owner: 'ann' })], 'OK'],
    ['create for another user', [set('notes/c', { owner: 'bob' })], 'PERMISSION_DENIED'],
    ['update', [set('notes/a', { owner: 'ann', x: 1 })], 'OK'],
    ['give away', [set('notes/a', { owner: 'bob' })], 'PERMISSION_DENIED'],
    ['take over', [set('notes/b', { owner: 'ann' })], 'PERMISSION_DENIED'],
    ['delete', [remove('notes/a')], 'OK'],
    ['delete of another user', [remove('notes/b')], 'PERMISSION_DENIED'],
    ['one bad write among good ones', [set('open/1', {}), remove('notes/b')], 'PERMISSION_DENIED'],
    [
      'create, then update in one commit',
      [set('notes/c', { owner: 'ann' }), set('notes/c', { owner: 'bob' })],
      'PERMISSION_DENIED',
    ],
    ['a lookup of the state after the commit', [set('pairs/one', {}), set('pairs/other', { n: 1 })], 'OK'],
    [
      'the same with another state',
      [set('pairs/one', {}), set('pairs/other', { n: 2 })],
      'PERMISSION_DENIED',
    ],
    [
      'verify of an unreadable document',
      [{ verify: nameOf('notes/b'), currentDocument: { exists: true } }],
      'PERMISSION_DENIED',
    ],
  ])('decide writes: %s', async (_, writes, status) => {
    expect(await statusOf(commit(backend, writes, ann))).toBe(status);
    if (status !== 'OK') expect(await read(backend, 'open/1')).toBeUndefined();
  });

  it('look up at most 20 documents in one commit, each counted once', async () => {
    const named = (count: number) => Array.from({ length: count }, (_, n) => set(`named/${n}`, {}));
    expect(await statusOf(commit(backend, [...named(20), ...named(20)], ann))).toBe('OK');
    expect(await statusOf(commit(backend, named(21), ann))).toBe('PERMISSION_DENIED');
    expect(backend.decisions('demo-test').find(({ allowed }) => !allowed)?.reason).toContain('maximum of 20');
  });

  it('run before preconditions, so that a refused writer learns nothing', async () => {
    const onto = (path: string) => ({ ...set(path, { owner: 'bob' }), currentDocument: { exists: true } });
    expect(await statusOf(commit(backend, [onto('notes/none')], ann))).toBe('PERMISSION_DENIED');
    expect(await statusOf(commit(backend, [onto('open/none')], ann))).toBe('NOT_FOUND');
  });

  it('see the server time that the write stores', async () => {
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    expect(await statusOf(commit(backend, [{ ...set('clock/1', {}), updateTransforms }], ann))).toBe('OK');
  });

  it('belong to a project and stay in force when new ones have errors', async () => {
    const closed = "rules_version = '2'; service cloud.firestore {}";
    expect(backend.setRules('other', closed, 'x.rules')).toEqual([]);
    expect(await statusOf(read(backend, 'notes/a', ann))).toBe('OK');
    expect(backend.setRules('demo-test', 'service {', 'x.rules')[0]).toMatchObject({
      fileName: 'x.rules',
      severity: 'ERROR',
    });
    expect(await statusOf(read(backend, 'notes/a', ann))).toBe('OK');
    backend.setRules('demo-test', closed, 'x.rules');
    expect(await statusOf(read(backend, 'notes/a', ann))).toBe('PERMISSION_DENIED');
    expect(() => createFirestoreBackend({ rules: { source: 'service {', fileName: 'f.rules' } })).toThrow(
      /f\.rules:1:/,
    );
  });

  it('log their decisions', async () => {
    await statusOf(read(backend, 'notes/b', ann));
    await query(backend, { from: [{ collectionId: 'notes' }], where: own('ann') }, { caller: ann });
    expect(backend.decisions('demo-test')).toMatchObject([
      { method: 'get', path: 'notes/b', caller: 'user:ann', allowed: false, reason: expect.any(String) },
      {
        method: 'list',
        path: 'notes',
        allowed: true,
        line: expect.any(Number),
        query: { from: [{ collectionId: 'notes' }] },
      },
    ]);
  });
});

describe('rules and listeners', () => {
  it('refuse a target and leave the stream open', () => {
    const stream = listen(ann, queryTarget('notes'));
    expect(stream.take()).toMatchObject(DENIED);
    stream.handle.receive({ database: DB, addTarget: { targetId: 4, ...queryTarget('notes', own('ann')) } });
    expect(stream.take()[1]).toMatchObject({ documentChange: { document: { name: nameOf('notes/a') } } });
  });

  it('end a target when a document behind its verdict changes', async () => {
    const stream = listen(ann, queryTarget('staff'));
    await commit(backend, [set('staff/1', { n: 2 })]);
    stream.take();
    await commit(backend, [set('users/ann', { role: 'agent', name: 'Ann' })]);
    expect(stream.take()).toEqual([]);
    await commit(backend, [set('users/ann', { role: 'visitor' })]);
    expect(stream.take()).toMatchObject([...DENIED, { targetChange: { readTime: expect.any(String) } }]);
    await commit(backend, [set('staff/1', { n: 3 })]);
    expect(stream.take()).toEqual([]);
  });

  it('end a document target when the document itself changes owner', async () => {
    const stream = listen(ann, { documents: { documents: [nameOf('notes/a')] } });
    stream.take();
    await commit(backend, [set('notes/a', { owner: 'ann', x: 1 })]);
    expect(stream.take()[0]).toMatchObject({ documentChange: { targetIds: [2] } });
    await commit(backend, [set('notes/a', { owner: 'bob' })]);
    expect(stream.take()[0]).toMatchObject(DENIED[0] ?? {});
  });

  it('hide the new content from a listener whose document changed owner', async () => {
    const stream = listen(ann, queryTarget('notes', own('ann')));
    stream.take();
    await commit(backend, [set('notes/a', { owner: 'bob', secret: 'for bob' })]);
    const news = stream.take();
    expect(news[0]).toMatchObject({ documentRemove: { document: nameOf('notes/a'), removedTargetIds: [2] } });
    expect(JSON.stringify(news)).not.toContain('for bob');
  });

  it('do not apply to administrators', async () => {
    const stream = openStream(backend, 'openListen');
    stream.handle.receive({ database: DB, addTarget: { targetId: 2, ...queryTarget('notes') } });
    expect(stream.take()).toHaveLength(5);
  });
});

describe('the billing ledger', () => {
  async function billed(
    work: () => Promise<unknown>,
  ): Promise<{ reads: number; writes: number; deletes: number }> {
    const mark = backend.billing.mark();
    await statusOf(work());
    const { reads, writes, deletes } = backend.billing.since(mark);
    return { reads, writes, deletes };
  }
  const cost = (reads: number, writes = 0, deletes = 0) => ({ reads, writes, deletes });
  const staff = { from: [{ collectionId: 'staff' }] };

  it('counts documents returned, at least one per query, and what rules look up', async () => {
    expect(await billed(() => read(backend, 'notes/a'))).toEqual(cost(1));
    expect(await billed(() => read(backend, 'notes/none'))).toEqual(cost(1));
    expect(await billed(() => query(backend, { from: [{ collectionId: 'notes' }] }))).toEqual(cost(2));
    expect(await billed(() => query(backend, { from: [{ collectionId: 'none' }] }))).toEqual(cost(1));
    expect(await billed(() => query(backend, staff, { caller: ann }))).toEqual(cost(2));
  });

  it('counts writes and deletes of commits that succeeded', async () => {
    expect(
      await billed(() => commit(backend, [set('open/1', {}), set('open/2', {}), remove('open/1')])),
    ).toEqual(cost(0, 2, 1));
    expect(await billed(() => commit(backend, [remove('notes/b')], ann))).toEqual(cost(0));
  });

  it('counts what listeners are sent', async () => {
    expect(await billed(async () => listen(bob, queryTarget('open')))).toEqual(cost(1));
    expect(await billed(async () => listen(ann, queryTarget('staff')))).toEqual(cost(2));
    expect(await billed(() => commit(backend, [set('open/1', {})]))).toEqual(cost(1, 1));
  });

  it('lists requests with their callers', async () => {
    const mark = backend.billing.mark();
    await read(backend, 'notes/a', ann);
    expect(backend.billing.since(mark).requests).toMatchObject([
      { method: 'BatchGetDocuments', caller: 'user:ann', reads: 1 },
    ]);
  });
});

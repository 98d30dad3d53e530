import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import type { FirestoreBackend } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import {
  commit,
  DB,
  nameOf,
  type OpenStream,
  openStream,
  order,
  ROOT,
  remove,
  set,
  where,
} from '../testing/backend-harness';

let backend: FirestoreBackend;
let stream: OpenStream;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  backend = createFirestoreBackend();
  stream = openStream(backend, 'openListen');
});
afterEach(() => {
  stream.handle.close();
  vi.useRealTimers();
});

function add(targetId: number, target: JsonObject): JsonObject[] {
  stream.handle.receive({ database: DB, addTarget: { targetId, ...target } });
  return stream.take();
}

function queryTarget(structuredQuery: JsonObject): JsonObject {
  return { query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'a' }], ...structuredQuery } } };
}

/** Messages in short: `ADD 2`, `+a/1`, `-a/1`, `snapshot`. */
function brief(messages: readonly JsonObject[]): string[] {
  return messages.map(({ targetChange, documentChange, documentDelete, documentRemove, filter }) => {
    const change = Object(targetChange);
    if (targetChange) return change.targetIds ? `${change.targetChangeType} ${change.targetIds}` : 'snapshot';
    const path = (name: unknown) => String(name).slice(ROOT.length + 1);
    const shown = Object(documentChange);
    if (documentChange) return `${shown.targetIds ? '+' : '-'}${path(shown.document.name)}`;
    if (filter) return 'filter';
    return `x${path(Object(documentDelete ?? documentRemove).document)}`;
  });
}

describe('a listen stream', () => {
  it('sends one commit to several targets in one consistent step', async () => {
    add(2, queryTarget({}));
    add(4, queryTarget({ where: where('n', 'GREATER_THAN', 1) }));
    add(6, queryTarget({ where: where('n', 'LESS_THAN', 0) }));
    await commit(backend, [set('a/1', { n: 2 }), set('b/1', { n: 2 })]);
    const messages = stream.take();
    expect(brief(messages)).toEqual(['+a/1', '+a/1', 'snapshot']);
    expect(messages.slice(0, 2).map(({ documentChange }) => Object(documentChange).targetIds)).toEqual([
      [2],
      [4],
    ]);
  });

  it('reports a missing document as deleted, then its creation and deletion', async () => {
    expect(brief(add(2, { documents: { documents: [nameOf('a/1')] } }))).toEqual([
      'ADD 2',
      'xa/1',
      'CURRENT 2',
      'snapshot',
    ]);
    await commit(backend, [set('a/1', {})]);
    await commit(backend, [remove('a/1')]);
    expect(brief(stream.take())).toEqual(['+a/1', 'snapshot', 'xa/1', 'snapshot']);
  });

  it('reports to a resumed target a document that came and went meanwhile', async () => {
    const current = add(2, queryTarget({})).find(({ targetChange }) => Object(targetChange).resumeToken);
    const { resumeToken } = Object(current?.targetChange);
    stream.handle.close();
    await commit(backend, [set('a/1', { n: 1 }), set('b/1', {})]);
    await commit(backend, [remove('a/1'), remove('b/1')]);
    stream = openStream(backend, 'openListen');
    const messages = add(2, { ...queryTarget({}), resumeToken });
    expect(brief(messages)).toEqual(['ADD 2', 'xa/1', 'CURRENT 2', 'snapshot']);
  });

  it('reports to a new target a document that was just deleted: its writer may be waiting', async () => {
    await commit(backend, [set('a/1', { n: 1 }), set('a/2', { n: 9 }), set('b/1', {})]);
    await commit(backend, [remove('a/1'), remove('a/2'), remove('b/1')]);
    const small = queryTarget({ where: where('n', 'LESS_THAN', 5) });
    expect(brief(add(2, small))).toEqual(['ADD 2', 'xa/1', 'CURRENT 2', 'snapshot']);
  });

  it('moves a limit window: a document that falls out leaves, one that moves up enters', async () => {
    await commit(backend, [set('a/1', { n: 1 }), set('a/2', { n: 2 }), set('a/3', { n: 3 })]);
    const target = queryTarget({ orderBy: [order('n')], limit: 2 });
    expect(brief(add(2, target))).toEqual(['ADD 2', '+a/1', '+a/2', 'CURRENT 2', 'snapshot']);
    await commit(backend, [set('a/0', { n: 0 })]);
    expect(brief(stream.take())).toEqual(['+a/0', '-a/2', 'snapshot']);
    await commit(backend, [remove('a/1')]);
    expect(brief(stream.take())).toEqual(['+a/2', 'xa/1', 'snapshot']);
    await commit(backend, [set('a/3', { n: 30 })]);
    expect(stream.take()).toEqual([]);
  });

  it('advances the resume point when commits touch no target, once and with a delay', async () => {
    add(2, queryTarget({}));
    await commit(backend, [set('b/1', {})]);
    const { commitTime } = await commit(backend, [set('b/2', {})]);
    expect(stream.take()).toEqual([]);
    vi.advanceTimersByTime(1500);
    const [progress, ...rest] = stream.take();
    expect(rest).toEqual([]);
    expect(Object(progress?.targetChange)).toMatchObject({ resumeToken: expect.any(String) });
    expect(Object(progress?.targetChange).readTime >= String(commitTime)).toBe(true);
  });

  it('gives commits a later time than all earlier snapshots', async () => {
    for (let n = 0; n < 50; n++) {
      const before = Object(add(n + 1, queryTarget({})).at(-1)?.targetChange).readTime;
      const { commitTime } = await commit(backend, [set('a/1', { n })]);
      expect(String(commitTime) > String(before)).toBe(true);
      expect(Object(stream.take().at(-1)?.targetChange).readTime).toBe(commitTime);
    }
  });

  it('acknowledges removals once and then says nothing about removed targets', async () => {
    add(2, queryTarget({}));
    stream.handle.receive({ database: DB, removeTarget: 2 });
    stream.handle.receive({ database: DB, removeTarget: 2 });
    stream.handle.receive({ database: DB, removeTarget: 99 });
    expect(brief(stream.take())).toEqual(['REMOVE 2']);
    await commit(backend, [set('a/1', {})]);
    expect(stream.take()).toEqual([]);
  });

  it('drops a one-time target by itself', () => {
    expect(brief(add(2, { ...queryTarget({}), once: true }))).toEqual([
      'ADD 2',
      'CURRENT 2',
      'snapshot',
      'REMOVE 2',
    ]);
  });

  it('refuses only the bad query, and never adds it', async () => {
    add(2, queryTarget({}));
    const refused = add(4, queryTarget({ limit: -1 }));
    expect(refused).toMatchObject([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [4], cause: { code: 3 } } },
    ]);
    await commit(backend, [set('a/1', {})]);
    expect(brief(stream.take())).toEqual(['+a/1', 'snapshot']);
  });

  it('refuses a query without its composite index with code 9', () => {
    const strict = createFirestoreBackend({ indexes: {} });
    const other = openStream(strict, 'openListen');
    const target = queryTarget({ where: where('n', 'EQUAL', 1), orderBy: [order('m')] });
    other.handle.receive({ database: DB, addTarget: { targetId: 2, ...target } });
    const [{ targetChange } = {}] = other.messages;
    expect(targetChange).toMatchObject({
      cause: { code: 9, message: expect.stringContaining('"collectionGroup":"a"') },
    });
  });

  it('follows a cleared database in one snapshot', async () => {
    await commit(backend, [set('a/1', {}), set('a/2', {})]);
    add(2, queryTarget({}));
    await backend.clear('demo-test', '(default)');
    expect(brief(stream.take())).toEqual(['xa/1', 'xa/2', 'snapshot']);
  });

  it('ends with an error on requests that make no sense, and gets nothing more', async () => {
    add(2, queryTarget({}));
    stream.handle.receive({ database: 'projects/other/databases/(default)', removeTarget: 2 });
    expect(stream.ended.error?.status).toBe('INVALID_ARGUMENT');
    await commit(backend, [set('a/1', {})]);
    expect(stream.take()).toEqual([]);
  });

  it('gets nothing from other databases', async () => {
    add(2, queryTarget({}));
    const name = 'projects/demo-other/databases/(default)/documents/a/1';
    const database = 'projects/demo-other/databases/(default)';
    await backend.call('Commit', { database, writes: [{ update: { name, fields: {} } }] }, { kind: 'admin' });
    vi.advanceTimersByTime(2000);
    expect(stream.take()).toEqual([]);
  });

  it('does not let a failing stream disturb the commit or the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = backend.openListen(
      { kind: 'admin' },
      {
        send(message) {
          if (message.documentChange) throw new Error('socket gone');
        },
        end() {},
      },
    );
    broken.receive({ database: DB, addTarget: { targetId: 2, ...queryTarget({}) } });
    add(2, queryTarget({}));
    await commit(backend, [set('a/1', {})]);
    expect(brief(stream.take())).toEqual(['+a/1', 'snapshot']);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

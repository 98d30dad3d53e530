import { beforeEach, describe, expect, it } from 'vitest';
import type { FirestoreBackend } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import { DB, openStream, query, remove, set } from '../testing/backend-harness';

let backend: FirestoreBackend;
beforeEach(() => {
  backend = createFirestoreBackend();
});

const everything = { from: [{ allDescendants: true }] };

describe('a write stream', () => {
  it('begins with a handshake that writes nothing', async () => {
    const stream = openStream(backend, 'openWrite');
    stream.handle.receive({ database: DB, writes: [set('a/1', {})] });
    expect(stream.ended.error?.status).toBe('INVALID_ARGUMENT');
    expect(await query(backend, everything)).toEqual([]);
  });

  it('answers every batch in order, each with a token, an empty one too', () => {
    const stream = openStream(backend, 'openWrite');
    stream.handle.receive({ database: DB });
    const [handshake] = stream.take();
    expect(handshake).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
    const { streamToken } = handshake ?? {};
    stream.handle.receive({ streamToken, writes: [set('a/1', {}), remove('a/2')] });
    stream.handle.receive({ streamToken, writes: [remove('a/1')] });
    stream.handle.receive({ streamToken, writes: [] });
    const answers = stream.take();
    expect(answers.map(({ writeResults }) => writeResults)).toEqual([
      [{ updateTime: expect.any(String) }, {}],
      [{}],
      [],
    ]);
    const times = answers.map(({ commitTime }) => String(commitTime));
    expect([...times].sort()).toEqual(times);
    expect(new Set(answers.map((answer) => answer.streamToken)).size).toBe(3);
  });

  it('serves only the database it began with', async () => {
    const stream = openStream(backend, 'openWrite');
    stream.handle.receive({ database: DB });
    stream.handle.receive({ database: DB, writes: [set('a/1', {})] });
    stream.handle.receive({ database: `${DB}2`, writes: [set('a/2', {})] });
    expect(stream.ended.error?.status).toBe('INVALID_ARGUMENT');
    expect(await query(backend, everything)).toEqual(['a/1']);
  });

  it('applies nothing after a failed batch or after it was closed', async () => {
    const stream = openStream(backend, 'openWrite');
    stream.handle.receive({ database: DB });
    stream.handle.receive({ writes: [set('a/1', {})] });
    stream.handle.receive({ writes: [{ ...set('a/2', {}), currentDocument: { exists: true } }] });
    stream.handle.receive({ writes: [set('a/3', {})] });
    expect(stream.ended.error?.status).toBe('NOT_FOUND');
    const closed = openStream(backend, 'openWrite');
    closed.handle.receive({ database: DB });
    closed.handle.close();
    closed.handle.receive({ writes: [set('a/4', {})] });
    expect(await query(backend, everything)).toEqual(['a/1']);
  });
});

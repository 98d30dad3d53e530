import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import type { CommittedChange, FirestoreBackend } from '../../backend';
import { createFirestoreBackend } from '../create-backend';
import {
  ADMIN,
  commit,
  DB,
  fields,
  nameOf,
  read,
  remove,
  set,
  statusOf,
  value,
} from '../testing/backend-harness';

let backend: FirestoreBackend;
beforeEach(() => {
  backend = createFirestoreBackend();
});

const stored = async (path: string) => (await read(backend, path))?.fields;

function merge(path: string, plain: Record<string, unknown>, fieldPaths: string[]): JsonObject {
  return { ...set(path, plain), updateMask: { fieldPaths } };
}

function transform(path: string, ...updateTransforms: JsonObject[]): JsonObject {
  return { ...merge(path, {}, []), updateTransforms };
}

describe('writes', () => {
  it('replace whole documents, or only the fields of their mask', async () => {
    await commit(backend, [set('a/1', { x: 1, m: { p: 1, q: 2 }, y: 2 })]);
    await commit(backend, [merge('a/1', { m: { p: 5 }, z: 9 }, ['m.p', 'y', 'm.gone', 'unset.deep'])]);
    expect(await stored('a/1')).toEqual(fields({ x: 1, m: { p: 5, q: 2 } }));
    await commit(backend, [set('a/1', { only: 1 })]);
    expect(await stored('a/1')).toEqual(fields({ only: 1 }));
  });

  it('see earlier writes of their commit', async () => {
    await commit(backend, [
      set('a/1', { n: 1 }),
      transform('a/1', { fieldPath: 'n', increment: value(2) }),
      { ...merge('a/1', { m: 1 }, ['m']), currentDocument: { exists: true } },
    ]);
    expect(await stored('a/1')).toEqual(fields({ n: 3, m: 1 }));
  });

  it.each([
    [{ ...set('a/none', {}), currentDocument: { exists: true } }, 'NOT_FOUND'],
    [{ ...set('a/1', {}), currentDocument: { exists: false } }, 'ALREADY_EXISTS'],
    [{ ...set('a/1', {}), currentDocument: { updateTime: '2001-01-01T00:00:00Z' } }, 'FAILED_PRECONDITION'],
    [{ ...remove('a/none'), currentDocument: { updateTime: '2001-01-01T00:00:00Z' } }, 'FAILED_PRECONDITION'],
    [{ verify: nameOf('a/none'), currentDocument: { exists: true } }, 'NOT_FOUND'],
    [{ verify: nameOf('a/1') }, 'INVALID_ARGUMENT'],
    [{}, 'INVALID_ARGUMENT'],
    [{ update: { name: 'projects/other/databases/(default)/documents/a/1' } }, 'INVALID_ARGUMENT'],
    [{ ...set('a/1', {}), updateMask: { fieldPaths: ['__name__'] } }, 'INVALID_ARGUMENT'],
    [transform('a/1', { fieldPath: 'n', increment: value('x') }), 'INVALID_ARGUMENT'],
  ])('fail on unmet conditions and bad input, and leave nothing behind: %j', async (write, status) => {
    await commit(backend, [set('a/1', { n: 1 })]);
    expect(await statusOf(commit(backend, [set('a/2', {}), write]))).toBe(status);
    expect(await stored('a/1')).toEqual(fields({ n: 1 }));
    expect(await stored('a/2')).toBeUndefined();
  });

  it('refuse an update after a deletion in the same commit, and change nothing', async () => {
    await commit(backend, [set('a/1', { x: 1 })]);
    const update = { ...set('a/1', { x: 2 }), currentDocument: { exists: true } };
    expect(await statusOf(commit(backend, [remove('a/1'), update]))).toBe('INVALID_ARGUMENT');
    expect(await stored('a/1')).toEqual(fields({ x: 1 }));
  });

  it('verify documents that they do not write', async () => {
    await commit(backend, [set('a/1', { n: 1 })]);
    const { updateTime } = (await read(backend, 'a/1')) ?? {};
    const verify = { verify: nameOf('a/1'), currentDocument: { updateTime } };
    expect(await statusOf(commit(backend, [verify, set('a/2', {})]))).toBe('OK');
    for (const refused of [
      [verify, set('a/1', {})],
      [verify, verify],
      [{ ...verify, updateMask: { fieldPaths: ['n'] } }],
      [{ ...verify, updateTransforms: [{ fieldPath: 'n', increment: value(1) }] }],
    ]) {
      expect(await statusOf(commit(backend, refused))).toBe('INVALID_ARGUMENT');
    }
    const answer = await commit(backend, [verify, set('a/3', {}), remove('a/3')]);
    expect(answer.writeResults).toEqual([{}, { updateTime: answer.commitTime }, {}]);
  });

  it('that change nothing keep the update time and notify no listener', async () => {
    await commit(backend, [set('a/1', { n: 1, x: 1 })]);
    const before = await read(backend, 'a/1');
    const heard: CommittedChange[] = [];
    backend.onCommitted((change) => heard.push(change));
    const { writeResults } = await commit(backend, [set('a/1', { x: 1, n: 1 }), remove('a/none')]);
    expect(await read(backend, 'a/1')).toEqual(before);
    expect(writeResults).toEqual([{ updateTime: before?.updateTime }, {}]);
    expect(heard).toEqual([]);
    await commit(backend, [
      { update: { name: nameOf('a/1'), fields: { n: { doubleValue: 1 }, x: value(1) } } },
    ]);
    expect(heard).toHaveLength(1);
  });

  it('send functions one change per document, with its before and after', async () => {
    const heard: CommittedChange[] = [];
    const stop = backend.onCommitted((change) => heard.push(change));
    await commit(backend, [set('a/1', { n: 1 }), set('a/1', { n: 2 }), set('a/2', {})]);
    await commit(backend, [remove('a/1')]);
    stop();
    await commit(backend, [remove('a/2')]);
    expect(heard).toMatchObject([
      { path: 'a/1', after: { fields: fields({ n: 2 }) }, project: 'demo-test', caller: ADMIN },
      { path: 'a/2' },
      { path: 'a/1', before: { fields: fields({ n: 2 }) } },
    ]);
    expect(heard[0]?.before).toBeUndefined();
    expect(heard[2]?.after).toBeUndefined();
    expect(new Set(heard.map(({ eventId }) => eventId)).size).toBe(3);
  });

  it('have strictly increasing times', async () => {
    const times: string[] = [];
    for (let n = 0; n < 500; n++) times.push(String((await commit(backend, [set('a/1', { n })])).commitTime));
    expect(new Set(times).size).toBe(500);
    expect([...times].sort()).toEqual(times);
  });

  it('refuse documents over 1 MiB', async () => {
    const text = 'x'.repeat(600_000);
    expect(await statusOf(commit(backend, [set('a/1', { a: text, b: text })]))).toBe('INVALID_ARGUMENT');
    expect(await statusOf(commit(backend, [set('a/1', { a: text })]))).toBe('OK');
  });

  it('refuse more than 500 transforms of one document in a commit, but not of several', async () => {
    const increment = { fieldPath: 'n', increment: value(1) };
    const times = (count: number, path: string) =>
      transform(path, ...Array.from({ length: count }, () => increment));
    expect(await statusOf(commit(backend, [times(300, 'a/1'), times(201, 'a/1')]))).toBe('INVALID_ARGUMENT');
    await commit(backend, [times(300, 'a/1'), times(200, 'a/1'), times(500, 'a/2')]);
    expect(await stored('a/1')).toEqual(fields({ n: 500 }));
  });

  it('refuse documents below more than 100 collections', async () => {
    const below = (levels: number) => Array.from({ length: levels }, () => 'c/d').join('/');
    await commit(backend, [set(below(100), {})]);
    expect(await statusOf(commit(backend, [set(below(101), {})]))).toBe('INVALID_ARGUMENT');
  });

  it('are applied one by one when batched without atomicity', async () => {
    const writes = [
      set('a/1', { n: 1 }),
      { ...set('a/2', {}), currentDocument: { exists: true } },
      set('a/3', {}),
    ];
    const [answer] = await backend.call('BatchWrite', { database: DB, writes }, ADMIN);
    expect(answer?.status).toMatchObject([{ code: 0 }, { code: 5 }, { code: 0 }]);
    expect(await stored('a/3')).toEqual({});
    const twice = backend.call(
      'BatchWrite',
      { database: DB, writes: [set('a/1', {}), remove('a/1')] },
      ADMIN,
    );
    expect(await statusOf(twice)).toBe('INVALID_ARGUMENT');
  });

  it('in a batch are all refused when one is malformed', async () => {
    const writes = [set('a/1', { n: 1 }), { update: { name: nameOf('a/2'), fields: { f: { x: 1 } } } }];
    const batch = backend.call('BatchWrite', { database: DB, writes }, ADMIN);
    expect(await statusOf(batch)).toBe('INVALID_ARGUMENT');
    expect(await stored('a/1')).toBeUndefined();
  });
});

describe('transforms', () => {
  const MAX = '9223372036854775807';
  const big = { integerValue: MAX };
  const nan = { doubleValue: 'NaN' };

  it.each<[string, JsonObject | undefined, JsonObject, JsonObject]>([
    ['increment adds integers', value(2), { increment: value(3) }, value(5)],
    ['increment starts at the operand', undefined, { increment: value(3) }, value(3)],
    ['increment replaces a value that is not a number', value('x'), { increment: value(3) }, value(3)],
    ['increment saturates', big, { increment: value(1) }, big],
    ['increment with a double is a double', value(2), { increment: { doubleValue: 1 } }, { doubleValue: 3 }],
    ['maximum takes the larger', value(2), { maximum: value(3) }, value(3)],
    ['maximum keeps the stored one when equal', value(2), { maximum: { doubleValue: 2 } }, value(2)],
    ['maximum prefers NaN', value(2), { maximum: nan }, nan],
    ['minimum takes the smaller', value(2), { minimum: value(1.5) }, value(1.5)],
    ['minimum keeps NaN', nan, { minimum: value(1) }, nan],
    ['minimum sets a missing field', undefined, { minimum: value(1) }, value(1)],
  ])('%s', async (_, before, source, after) => {
    await commit(backend, [{ update: { name: nameOf('a/1'), fields: before ? { f: before } : {} } }]);
    const answer = await commit(backend, [transform('a/1', { fieldPath: 'f', ...source })]);
    expect(await stored('a/1')).toEqual({ f: after });
    expect(answer.writeResults).toMatchObject([{ transformResults: [after] }]);
  });

  it('add and remove array elements by value equality', async () => {
    await commit(backend, [set('a/1', { t: [1, 'x', 1] })]);
    const union = {
      fieldPath: 't',
      appendMissingElements: { values: [{ doubleValue: 1 }, value('y'), value('y')] },
    };
    const answer = await commit(backend, [transform('a/1', union)]);
    expect(await stored('a/1')).toEqual(fields({ t: [1, 'x', 1, 'y'] }));
    expect(answer.writeResults).toMatchObject([{ transformResults: [{ nullValue: 'NULL_VALUE' }] }]);
    const removal = { fieldPath: 't', removeAllFromArray: { values: [{ doubleValue: 1 }] } };
    await commit(backend, [transform('a/1', removal), transform('a/2', removal)]);
    expect(await stored('a/1')).toEqual(fields({ t: ['x', 'y'] }));
    expect(await stored('a/2')).toEqual(fields({ t: [] }));
  });

  it('give one server time, in milliseconds, to the whole commit', async () => {
    const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const answer = await commit(backend, [
      transform('a/1', now('at'), now('m.at')),
      transform('a/2', now('at')),
    ]);
    const at = Object(Object(await stored('a/1')).at).timestampValue;
    expect(String(at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
    expect(Object(Object(await stored('a/2')).at).timestampValue).toBe(at);
    expect(Object(answer.writeResults)[0].transformResults).toEqual([
      { timestampValue: at },
      { timestampValue: at },
    ]);
  });

  it('work in the legacy form', async () => {
    const fieldTransforms = [{ fieldPath: 'n', increment: value(4) }];
    await commit(backend, [{ transform: { document: nameOf('a/1'), fieldTransforms } }]);
    expect(await stored('a/1')).toEqual(fields({ n: 4 }));
  });
});

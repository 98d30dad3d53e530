import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { createFirestoreBackend } from '../create-backend';
import { commit, set, statusOf } from '../testing/backend-harness';

const NONE = { indexes: [], fieldOverrides: [] };

function write(indexes: JsonObject, plain: Record<string, unknown>): Promise<string> {
  return statusOf(commit(createFirestoreBackend({ indexes }), [set('c/1', plain)]));
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const named = (count: number) => Object.fromEntries(numbers(count).map((n) => [`f${n}`, n]));
const override = (fieldPath: string, ...indexes: JsonObject[]): JsonObject => ({
  indexes: [],
  fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes }],
});

describe('index entries of one document', () => {
  it('are limited to 40,000: two for each field, including those in maps', async () => {
    expect(await write(NONE, named(20_000))).toBe('OK');
    expect(await write(NONE, named(20_001))).toBe('INVALID_ARGUMENT');
    expect(await write(NONE, { m: { deep: named(20_001) } })).toBe('INVALID_ARGUMENT');
  });

  it('count one for each distinct element of an array', async () => {
    expect(await write(NONE, { list: numbers(40_000) })).toBe('OK');
    expect(await write(NONE, { list: numbers(40_001) })).toBe('INVALID_ARGUMENT');
    expect(await write(NONE, { list: numbers(60_000).map((n) => n % 7) })).toBe('OK');
  });

  it('are fewer where an override switches indexes off, for a map and its fields', async () => {
    expect(await write(override('m'), { m: { deep: named(30_000) } })).toBe('OK');
    expect(await write(override('*'), named(30_000))).toBe('OK');
    const oneWay = override('m', { order: 'ASCENDING', queryScope: 'COLLECTION' });
    expect(await write(oneWay, { m: named(30_000) })).toBe('OK');
  });

  it('are more where composite indexes contain an array', async () => {
    const fields = [
      { fieldPath: 'list', arrayConfig: 'CONTAINS' },
      { fieldPath: 'n', order: 'ASCENDING' },
    ];
    const composite = { indexes: [{ collectionGroup: 'c', queryScope: 'COLLECTION', fields }] };
    expect(await write(composite, { list: numbers(25_000) })).toBe('OK');
    expect(await write(composite, { list: numbers(25_000), n: 1 })).toBe('INVALID_ARGUMENT');
  });

  it('are not counted where no index is required', async () => {
    expect(await statusOf(commit(createFirestoreBackend(), [set('c/1', named(20_001))]))).toBe('OK');
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptReads } from './kept-reads';

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));

const FRESH_MS = 10_000;
const isFresh = (_value: string, ageMs: number) => ageMs < FRESH_MS;
const never = () => new Promise<string>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads once for requests that come at once, and again when it is no longer fresh', async () => {
  const reads = new KeptReads<string>({ limit: 10 });
  const read = vi.fn(async () => 'value');
  const ask = () => reads.get('a', { isFresh, read });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['value', 'value', 'value']);
  await ask();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(FRESH_MS);
  await ask();
  expect(read).toHaveBeenCalledTimes(2);
});

it('uses what it read before when the database refuses, and spares it for a moment', async () => {
  const reads = new KeptReads<string>({ limit: 10 });
  await reads.get('a', { isFresh, read: async () => 'before' });
  vi.advanceTimersByTime(FRESH_MS);
  const read = vi.fn(() => Promise.reject(new Error('refused')));
  expect(await reads.get('a', { isFresh, read })).toBe('before');
  expect(await reads.get('a', { isFresh, read })).toBe('before');
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(await reads.get('a', { isFresh, read: async () => 'after' })).toBe('after');
});

it('uses what it read before when the database is slow; whoever comes later does not wait again', async () => {
  const reads = new KeptReads<string>({ limit: 10 });
  await reads.get('a', { isFresh, read: async () => 'before' });
  vi.advanceTimersByTime(FRESH_MS);
  const first = reads.get('a', { isFresh, read: never });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await first).toBe('before');
  const second = reads.get('a', { isFresh, read: never });
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe('before');
});

it('begins a read anew that had no answer for ten seconds', async () => {
  const reads = new KeptReads<string>({ limit: 10 });
  const lost = reads.get('a', { isFresh, read: never });
  vi.advanceTimersByTime(9_999);
  const read = vi.fn(async () => 'value');
  void reads.get('a', { isFresh, read });
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await reads.get('a', { isFresh, read })).toBe('value');
  await expect(Promise.race([lost, Promise.resolve('waits')])).resolves.toBe('waits');
});

it('fails where nothing was read before, and tries again next time', async () => {
  const reads = new KeptReads<string>({ limit: 10 });
  const refuse = () => Promise.reject(new Error('refused'));
  await expect(reads.get('a', { isFresh, read: refuse })).rejects.toThrow('refused');
  expect(await reads.get('a', { isFresh, read: async () => 'value' })).toBe('value');
});

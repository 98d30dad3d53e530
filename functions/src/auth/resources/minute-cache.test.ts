import { expect, it, vi } from 'vitest';
import { MinuteCache } from './minute-cache';

it('looks a key up once a minute', async () => {
  const cache = new MinuteCache<number>(2);
  const find = vi.fn(async () => 7);
  expect(await cache.get('a', 0, find)).toBe(7);
  expect(await cache.get('a', 59_999, find)).toBe(7);
  expect(find).toHaveBeenCalledTimes(1);
  await cache.get('a', 60_000, find);
  expect(find).toHaveBeenCalledTimes(2);
});

it('forgets the oldest beyond its capacity', async () => {
  const cache = new MinuteCache<string>(2);
  for (const key of ['a', 'b', 'c']) await cache.get(key, 0, async () => key);
  const find = vi.fn(async () => 'fresh');
  expect(await cache.get('b', 1, find)).toBe('b');
  expect(await cache.get('a', 1, find)).toBe('fresh');
});

it('does not cache failures', async () => {
  const cache = new MinuteCache<string>(2);
  await expect(cache.get('a', 0, () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  );
  expect(await cache.get('a', 1, async () => 'found')).toBe('found');
});

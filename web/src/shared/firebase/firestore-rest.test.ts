import { afterEach, expect, it, vi } from 'vitest';
import { readDocument } from './firestore-rest';

afterEach(() => vi.unstubAllGlobals());

const failWith = (error: Error) => {
  const sent = vi.fn(() => Promise.reject(error));
  vi.stubGlobal('fetch', sent);
  return sent;
};

it('repeats a read that did not reach the database', async () => {
  const sent = failWith(new TypeError('Failed to fetch'));
  await expect(readDocument({ path: 'Articles/a' })).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveBeenCalledTimes(3);
});

it('leaves it to the visitor to repeat one that they have waited for in vain', async () => {
  const sent = failWith(new DOMException('signal timed out', 'TimeoutError'));
  await expect(readDocument({ path: 'Articles/a' })).rejects.toMatchObject({ status: 408 });
  expect(sent).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOnce } from './read-once';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const observer = () => ({ next: vi.fn(), error: vi.fn() });

it('reports the data it read, once', async () => {
  const seen = observer();
  readOnce('article', async () => 'text')(seen);
  await vi.waitFor(() => expect(seen.next).toHaveBeenCalledExactlyOnceWith('text'));
});

it('reports neither data nor a failure that arrives after its end', async () => {
  for (const read of [async () => 'text', () => Promise.reject(new Error('offline'))]) {
    const seen = observer();
    readOnce('article', read)(seen)();
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen.next).not.toHaveBeenCalled();
    expect(seen.error).not.toHaveBeenCalled();
  }
});

it('passes on a refusal, which the screen distinguishes from a failure', async () => {
  const seen = observer();
  const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });
  readOnce('article', () => Promise.reject(refusal))(seen);
  await vi.waitFor(() => expect(seen.error).toHaveBeenCalledExactlyOnceWith(refusal));
});

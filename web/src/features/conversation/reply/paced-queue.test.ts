import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pacedQueue } from './paced-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a paced queue', () => {
  it('runs tasks in order, each a pause after the previous one', async () => {
    const queue = pacedQueue(1_000);
    const begun: [string, number][] = [];
    const startMs = Date.now();
    const task = (name: string, takesMs: number) => async () => {
      begun.push([name, Date.now() - startMs]);
      await new Promise((resolve) => setTimeout(resolve, takesMs));
    };
    void queue(task('one', 300));
    void queue(task('two', 100));
    void queue(task('three', 100));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toEqual([
      ['one', 0],
      ['two', 1_300],
      ['three', 2_400],
    ]);
  });

  it('continues after a failed task, and reports the failure to its caller', async () => {
    const queue = pacedQueue(1_000);
    const failed = queue(() => Promise.reject(new Error('refused')));
    await expect(failed).rejects.toThrow('refused');
    const next = vi.fn(async () => undefined);
    void queue(next);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(next).toHaveBeenCalledOnce();
  });
});

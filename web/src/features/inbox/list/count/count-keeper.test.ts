import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNT_INTERVAL_MS, keepCounts } from './count-keeper';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the counts beside the lists', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are taken at once, then once per interval, however often the list changes', async () => {
    const keeper = keepCounts(vi.fn());
    const count = vi.fn(async () => count.mock.calls.length);
    for (let change = 0; change < 100; change += 1) {
      keeper.want('inbox/open', count);
      await pass(COUNT_INTERVAL_MS / 50);
    }
    await pass(COUNT_INTERVAL_MS * 10);
    expect(count).toHaveBeenCalledTimes(3);
    expect(keeper.countOf('inbox/open')).toBe(3);
  });

  it('are kept apart, and tell of a new number', async () => {
    const keeper = keepCounts(vi.fn());
    const listener = vi.fn();
    const end = keeper.subscribe(listener);
    keeper.want('tickets/open', async () => 4);
    keeper.want('inbox/open', async () => 40);
    await pass(0);
    expect([keeper.countOf('tickets/open'), keeper.countOf('inbox/open')]).toEqual([4, 40]);
    expect(keeper.countOf('tickets/all')).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    keeper.want('tickets/all', async () => 5);
    await pass(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stay as they were when counting fails', async () => {
    const onFailure = vi.fn();
    const keeper = keepCounts(onFailure);
    keeper.want('inbox/open', async () => 7);
    await pass(COUNT_INTERVAL_MS);
    keeper.want('inbox/open', async () => Promise.reject(new Error('offline')));
    await pass(0);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(keeper.countOf('inbox/open')).toBe(7);
  });

  it('are not taken any more once nobody looks', async () => {
    const keeper = keepCounts(vi.fn());
    const count = vi.fn(async () => 1);
    keeper.want('inbox/open', count);
    keeper.want('inbox/open', count);
    keeper.stop();
    await pass(COUNT_INTERVAL_MS);
    expect(count).toHaveBeenCalledOnce();
  });
});

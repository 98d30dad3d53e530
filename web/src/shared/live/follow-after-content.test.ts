import { RETRIES } from '@harborline/domain/live/connection-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentIsShown } from './first-content';
import { followAfterContent } from './follow-after-content';

const stop = vi.fn();
const follow = vi.fn((_client: string) => stop);
const load = vi.fn<() => Promise<string>>();
const start = () => followAfterContent({ name: 'outbox', load, follow });

describe('what is followed once the screen shows its content', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    load.mockReset().mockResolvedValue('client');
    follow.mockClear();
    stop.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    contentIsShown();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('begins with its client, and stops', async () => {
    const end = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(follow.mock.calls).toEqual([['client']]);
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is loaded again where that failed', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(follow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(RETRIES.firstDelayMs);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('is not loaded again once it has ended', async () => {
    load.mockRejectedValue(new Error('offline'));
    const end = start();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('never begins where it ended before', async () => {
    start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});

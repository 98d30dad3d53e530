import { RETRIES } from '@harborline/domain/live/connection-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentIsShown } from './first-content';
import { followAfterContent, loadOnceUsed } from './follow-after-content';

const stop = vi.fn();
const follow = vi.fn((_client: string) => stop);
const load = vi.fn<() => Promise<string>>();
const start = () => followAfterContent({ name: 'outbox', load, follow });

describe('a source watched once the screen shows its content', () => {
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

  it('starts once its client has loaded, and stops', async () => {
    const end = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(follow.mock.calls).toEqual([['client']]);
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('loads its client again after a failure', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(follow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(RETRIES.firstDelayMs);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('does not load its client again once it has ended', async () => {
    load.mockRejectedValue(new Error('offline'));
    const end = start();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('never starts if it was ended before', async () => {
    start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});

it('loads what an action needs with the first sign that somebody uses the page, and not before', async () => {
  const loadDialog = vi.fn(async () => 'dialog');
  loadOnceUsed('dialog', loadDialog);
  await Promise.resolve();
  expect(loadDialog).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(loadDialog).toHaveBeenCalledOnce());
});

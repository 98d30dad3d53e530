import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAnswers, PATIENCE_MS, PAUSE_MS } from './follow-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const silent = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

it('tells that nobody answers within seven seconds, and that somebody does again', async () => {
  const ask = vi.fn<(signal: AbortSignal) => Promise<unknown>>(async () => 1);
  const told: boolean[] = [];
  const stop = followAnswers(ask, (is) => told.push(is));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(told).toEqual([true]);
  ask.mockImplementation(silent);
  await vi.advanceTimersByTimeAsync(PAUSE_MS + PATIENCE_MS);
  expect(told).toEqual([true, false]);
  ask.mockImplementation(async () => 1);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(told).toEqual([true, false, true]);
  stop();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing while nobody sees the page', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const ask = vi.fn(async () => 1);
  const stop = followAnswers(ask, () => undefined);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(ask).not.toHaveBeenCalled();
  stop();
  vi.restoreAllMocks();
});

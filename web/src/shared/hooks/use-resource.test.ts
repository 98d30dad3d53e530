import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetResources, useResource } from './use-resource';

beforeEach(() => {
  vi.useFakeTimers();
  forgetResources();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const read = vi.fn(() => Promise.resolve('data'));

async function open(freshMs?: number) {
  const { unmount } = renderHook(() => useResource('key', read, freshMs));
  await act(() => vi.advanceTimersByTimeAsync(0));
  unmount();
}

it.each([
  [undefined, 10_000],
  [300_000, 300_000],
])('does not read data again that is fresh for %s ms', async (freshMs, keptMs) => {
  read.mockClear();
  await open(freshMs);
  await vi.advanceTimersByTimeAsync(keptMs);
  await open(freshMs);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await open(freshMs);
  expect(read).toHaveBeenCalledTimes(2);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources, holdReads, putResource, useResource } from './use-resource';

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

it('reads all that failed, each once, when one of them is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reads = { first: vi.fn(async () => 'first'), second: vi.fn(async () => 'second') };
  for (const read of Object.values(reads)) read.mockRejectedValueOnce(new Error('down'));
  const show = (key: 'first' | 'second') => renderHook(() => useResource(key, reads[key])).result;
  const shown = [show('first'), show('second'), show('second')];
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(shown.map(({ current }) => current.status)).toEqual(['failed', 'failed', 'failed']);
  await act(async () => {
    if (shown[0]?.current.status === 'failed') shown[0].current.retry();
  });
  expect(shown.map(({ current }) => 'data' in current && current.data)).toEqual([
    'first',
    'second',
    'second',
  ]);
  expect(reads.second).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

describe('a read that content on its way may spare', () => {
  const opened = () => renderHook(() => useResource('key', read)).result;

  it('waits, and is not made if the content brings the data', async () => {
    read.mockClear();
    let arrive = () => {};
    holdReads(
      new Promise<void>((resolve) => (arrive = resolve)).then(() => putResource('key', 'brought')),
      true,
    );
    const shown = opened();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(shown.current).toEqual({ status: 'loading' });
    await act(async () => arrive());
    expect(shown.current).toEqual({ status: 'ready', data: 'brought' });
    expect(read).not.toHaveBeenCalled();
  });

  it('is made if the content fails or brings something else', async () => {
    read.mockClear();
    holdReads(Promise.reject(new Error('refused')), true);
    holdReads(Promise.resolve(), false);
    const shown = opened();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown.current).toEqual({ status: 'ready', data: 'data' });
    expect(read).toHaveBeenCalledOnce();
  });

  it('is not made for a component that is gone', async () => {
    read.mockClear();
    let fail = () => {};
    holdReads(new Promise<void>((_resolve, reject) => (fail = reject)), true);
    const { unmount } = renderHook(() => useResource('key', read));
    unmount();
    await act(async () => fail());
    expect(read).not.toHaveBeenCalled();
  });
});

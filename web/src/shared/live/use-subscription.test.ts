import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Observer, type Subscribe, useSubscription } from './use-subscription';

function makeSource() {
  const stop = vi.fn();
  const observers: Observer<string>[] = [];
  const source: Subscribe<string> = (observer) => {
    observers.push(observer);
    return stop;
  };
  return { source, stop, latest: () => observers.at(-1), count: () => observers.length };
}

describe('useSubscription', () => {
  it('unsubscribes on unmount', () => {
    const { source, stop } = makeSource();
    const { unmount } = renderHook(() => useSubscription(source));
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('never shows data of an earlier source for a later one', () => {
    const one = makeSource();
    const two = makeSource();
    const { result, rerender } = renderHook(({ source }) => useSubscription(source), {
      initialProps: { source: one.source },
    });
    act(() => one.latest()?.next('first'));
    expect(result.current.live).toEqual({ status: 'ready', data: 'first' });
    rerender({ source: two.source });
    expect(result.current.live).toEqual({ status: 'loading' });
    expect(one.stop).toHaveBeenCalledOnce();
  });

  it('distinguishes a refusal from a failure and subscribes again on retry', () => {
    const { source, latest, count } = makeSource();
    const { result } = renderHook(() => useSubscription(source));
    act(() => latest()?.error(Object.assign(new Error('no'), { code: 'permission-denied' })));
    expect(result.current.live).toMatchObject({ status: 'denied' });
    act(() => result.current.retry());
    expect(count()).toBe(2);
    expect(result.current.live).toEqual({ status: 'loading' });
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeTypists, type Typist, useActiveTypists } from './use-active-typists';

const NOW = 1_000_000;
const typist = (uid: string, ageMs = 0): Typist => ({ uid, name: `Name of ${uid}`, at: NOW - ageMs });
const uidsOf = (typists: readonly Typist[]) => typists.map(({ uid }) => uid);

describe('who is typing', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => vi.useRealTimers());

  it('drops a sign after six seconds', () => {
    expect(uidsOf(activeTypists([typist('ada', 5_999), typist('bob', 6_000)], NOW))).toEqual(['ada']);
  });

  it('goes stale by itself if a typist vanishes without a stop', () => {
    let report = (_: readonly Typist[]) => {};
    const source = (onChange: typeof report) => {
      report = onChange;
      return () => {};
    };
    const { result } = renderHook(() => useActiveTypists(source));
    act(() => report([typist('ada', 3_000)]));
    expect(uidsOf(result.current)).toEqual(['ada']);
    act(() => vi.advanceTimersByTime(2_000));
    expect(uidsOf(result.current)).toEqual(['ada']);
    act(() => vi.advanceTimersByTime(1_000));
    expect(result.current).toEqual([]);
  });
});

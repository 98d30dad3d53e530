import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchRecord } from '../../../shared/store/watch-records';
import { useCustomValues } from './use-custom-values';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => null }));
vi.mock('../../../shared/store/watch-records', () => ({ watchRecord: vi.fn() }));

afterEach(cleanup);

it('takes values that are not cached for missing only once the server says so (D-126)', () => {
  let arrive = (_values: Record<string, string> | null, _isFromCache: boolean) => {};
  vi.mocked(watchRecord).mockReturnValue(({ next }) => {
    arrive = (values, isFromCache) =>
      next({ record: values && { values }, isThere: values !== null, isFromCache } as Parameters<
        typeof next
      >[0]);
    return () => {};
  });
  const { result } = renderHook(() => useCustomValues('c1'));
  act(() => arrive(null, true));
  expect(result.current.status).toBe('loading');
  act(() => arrive(null, false));
  expect(result.current).toEqual({ status: 'ready', data: {} });
  act(() => arrive({ order: '4711' }, true));
  expect(result.current).toEqual({ status: 'ready', data: { order: '4711' } });
  expect(vi.mocked(watchRecord).mock.lastCall?.[2]).toEqual({ confirms: true });
});

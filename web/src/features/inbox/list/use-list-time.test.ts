import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_EXPIRY } from '../../../shared/kept-session/has-session';
import { useListTime } from './use-list-time';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  window.localStorage.setItem(SESSION_EXPIRY, '1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const connect = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const open = (scope: string, isConfirmed = true) => renderHook(() => useListTime(scope, isConfirmed)).result;

it('says until when a list was up to date, also after a reload without a connection', () => {
  const list = open('all');
  expect(list.current).toBeNull();
  vi.setSystemTime(2_000_000);
  connect(false);
  expect(list.current?.getTime()).toBe(2_000_000);
  vi.setSystemTime(9_000_000);
  expect(open('all', false).current?.getTime()).toBe(2_000_000);
  expect(open('other', false).current).toBeNull();
  connect(true);
  expect(list.current).toBeNull();
});

it('leaves nothing behind once the session has ended', () => {
  const { unmount } = renderHook(() => useListTime('all', true));
  window.localStorage.clear();
  unmount();
  expect(window.localStorage).toHaveLength(0);
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsShown } from './use-is-shown';

type Callback = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const ownParent = Object.getOwnPropertyDescriptor(window, 'parent') ?? { value: window };
const disconnect = vi.fn();
let look: Callback | undefined;

beforeEach(() => {
  look = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        look = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, ...ownParent });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function turnTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('a page by itself is seen while its tab shows', () => {
  const { result } = renderHook(useIsShown);
  expect([result.current, look]).toEqual([true, undefined]);
  turnTab('hidden');
  expect(result.current).toBe(false);
  turnTab('visible');
  expect(result.current).toBe(true);
});

it('a page in a frame is seen while the page around shows the frame, too', () => {
  Object.defineProperty(window, 'parent', { configurable: true, value: {} });
  const { result, unmount } = renderHook(useIsShown);
  act(() => look?.([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(result.current).toBe(false);
  act(() => look?.([{ isIntersecting: true }]));
  expect(result.current).toBe(true);
  turnTab('hidden');
  expect(result.current).toBe(false);
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});

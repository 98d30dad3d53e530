import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScroll } from './use-scroll';

it('restores positions itself, except while the page is left, and again after a return', () => {
  const { unmount } = renderHook(() => useScroll());
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
});

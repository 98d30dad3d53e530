import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTitleNotice } from './use-title-notice';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('marks the title once for messages that arrive while the tab is hidden, until the visitor is back', () => {
  document.title = 'Your request';
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { rerender } = renderHook(({ id }) => useTitleNotice(id), { initialProps: { id: 'a' } });
  expect(document.title).toBe('Your request');
  hidden.mockReturnValue(true);
  rerender({ id: 'b' });
  rerender({ id: 'c' });
  expect(document.title).toBe('● Your request');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe('Your request');
});

import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { ListSkeleton } from './list-skeleton';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says while offline that a list was not loaded, and continues once the connection is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAdmin(<ListSkeleton />);
  expect(screen.getByRole('status').textContent).toContain(KIT_TEXTS.offlineTitle);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status', { name: KIT_TEXTS.loading }).textContent).toBe('');
});

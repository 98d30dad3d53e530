import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LibraryScopeProvider } from '../library/library-scope';
import { LoadNotice } from './load-notice';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(2)</script> javascript:alert(3)';

const show = (until: number | null, text = HOSTILE) =>
  render(
    <LibraryScopeProvider
      scope={{ library: makeLibrary({ load_notice: { text, until } }), links: publicLinks('acme') }}
    >
      <LoadNotice className="notice" />
    </LibraryScopeProvider>,
  );

afterEach(cleanup);

it('the notice of unusual load shows its text as text alone, whatever its writer put into it (D-131)', () => {
  const { container } = show(null);
  expect(screen.getByText(HOSTILE).className).toBe('notice');
  expect(container.querySelectorAll('*')).toHaveLength(1);
});

it('the notice of unusual load shows nothing once its time has come', () => {
  expect(show(Date.now() - 1).container.innerHTML).toBe('');
  expect(show(Date.now() + 60_000).container.textContent).toBe(HOSTILE);
});

it('the notice of unusual load goes when its time comes while the page is open', () => {
  vi.useFakeTimers();
  const { container } = show(Date.now() + 60_000);
  expect(container.textContent).toBe(HOSTILE);
  act(() => void vi.advanceTimersByTime(62_000));
  expect(container.innerHTML).toBe('');
  vi.useRealTimers();
});

import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ui-public/error-boundary';
import { LoadFailed } from '../ui-public/state-panels';
import { lateComponent } from './late-component';

vi.mock('../config/report', () => ({ report: vi.fn() }));
vi.mock('../ui-public/state-panels', () => ({ LoadFailed: vi.fn(() => 'failed') }));

const missing = new TypeError('Failed to fetch dynamically imported module');
const Part = () => <p>the part</p>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(load: () => Promise<typeof Part>) {
  const Late = lateComponent(load);
  render(
    <ErrorBoundary>
      <p>what is written</p>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </ErrorBoundary>,
  );
}

it('waits without a network, and keeps the screen around it', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValue(Part);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('waiting')).toBeDefined();
  expect(screen.getByText('what is written')).toBeDefined();
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('the part')).toBeDefined();
});

it('shows an error after three tries with a network', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const load = vi.fn().mockRejectedValue(missing);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(LoadFailed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('failed')).toBeDefined();
});

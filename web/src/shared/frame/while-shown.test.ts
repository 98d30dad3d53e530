import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileShown } from './while-shown';

const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  show('visible');
  vi.useRealTimers();
});

it('runs again and again while the page is seen, and once it is seen again', () => {
  const run = vi.fn();
  const stop = whileShown(10_000, run);
  vi.advanceTimersByTime(25_000);
  expect(run).toHaveBeenCalledTimes(2);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
  show('visible');
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  show('hidden');
  show('visible');
  expect(run).toHaveBeenCalledTimes(3);
});

it('does not run earlier because the visitor looked away for a moment', () => {
  const run = vi.fn();
  const stop = whileShown(10_000, run);
  vi.advanceTimersByTime(5_000);
  show('hidden');
  show('visible');
  expect(run).not.toHaveBeenCalled();
  stop();
});

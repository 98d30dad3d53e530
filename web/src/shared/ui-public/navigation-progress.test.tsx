import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetResources, preload } from '../hooks/use-resource';
import { navigate } from '../router/navigation';
import { NavigationProgress } from './navigation-progress';

beforeEach(() => {
  vi.useFakeTimers();
  forgetResources();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const phase = () => document.querySelector<HTMLElement>('.navigation-progress')?.dataset.phase;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('S2.4-31: a bar shows on every navigation, until nothing is read any more', async () => {
  render(<NavigationProgress />);
  await pass(60);
  await pass(500);
  expect(phase()).toBe('idle');
  for (const address of ['/acme', '/acme?q=battery', '/article/details/acme/a1']) {
    act(() => navigate(address));
    expect(phase(), address).toBe('running');
    let finish: (value: string) => void = () => undefined;
    act(() => preload(address, () => new Promise((resolve) => (finish = resolve))));
    await pass(5_000);
    expect(phase(), address).toBe('running');
    finish('read');
    await pass(0);
    await pass(60);
    expect(phase(), address).toBe('done');
    await pass(500);
    expect(phase(), address).toBe('idle');
  }
});

it('S9-10: it has no spinner, and assistive technology does not read it', () => {
  render(<NavigationProgress />);
  const bar = document.querySelector('.navigation-progress');
  expect([bar?.childElementCount, bar?.getAttribute('aria-hidden')]).toEqual([0, 'true']);
});

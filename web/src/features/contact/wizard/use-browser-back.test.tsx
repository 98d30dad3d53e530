import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBrowserBack } from './use-browser-back';

const onBack = vi.fn();
const walk = (depth: number) =>
  renderHook((shown: { depth: number }) => useBrowserBack(shown.depth, onBack), { initialProps: { depth } });
const wizardDepth = (): unknown => window.history.state?.wizardDepth;
/** What the browser does on Back, which happy-dom leaves out. */
const pop = (state: object) =>
  act(() => {
    window.history.replaceState(state, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

afterEach(cleanup);

beforeEach(() => {
  vi.restoreAllMocks();
  onBack.mockReset();
  window.history.replaceState(null, '', '/');
});

it('makes each step forward a history entry, and goes back with it', () => {
  const push = vi.spyOn(window.history, 'pushState');
  const { rerender } = walk(0);
  rerender({ depth: 1 });
  rerender({ depth: 2 });
  expect(push.mock.calls.map(([state]) => state)).toEqual([{ wizardDepth: 1 }, { wizardDepth: 2 }]);
  pop({ wizardDepth: 1 });
  expect(onBack).toHaveBeenCalledOnce();
});

it('walks by the browser from the button, and alone where the history does not know the step', () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  const { result, rerender } = walk(0);
  rerender({ depth: 1 });
  expect(wizardDepth()).toBe(1);
  result.current();
  result.current();
  expect(back).toHaveBeenCalledOnce();
  pop({ wizardDepth: 1 });
  window.history.replaceState(null, '');
  result.current();
  expect(onBack).toHaveBeenCalledOnce();
});

it('goes back several steps at once, and leaves the entries behind once it starts over', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const { rerender } = walk(0);
  rerender({ depth: 1 });
  rerender({ depth: 2 });
  pop({});
  rerender({ depth: 1 });
  expect(onBack).toHaveBeenCalledTimes(2);
  window.history.replaceState({ wizardDepth: 2 }, '');
  rerender({ depth: 0 });
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
});

it('stays at its step when the visitor jumps to a section of the page', () => {
  const { rerender } = walk(0);
  rerender({ depth: 1 });
  window.history.replaceState(null, '', '#main');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(onBack).not.toHaveBeenCalled();
  expect(wizardDepth()).toBe(1);
});

it('goes nowhere when it resumes behind some steps', () => {
  const push = vi.spyOn(window.history, 'pushState');
  walk(2);
  expect(push).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});

it('gives a step that has its entry already, as after a reload, no second one', () => {
  const push = vi.spyOn(window.history, 'pushState');
  window.history.replaceState({ wizardDepth: 2 }, '');
  const { rerender } = walk(0);
  rerender({ depth: 1 });
  expect(push).not.toHaveBeenCalled();
  expect(wizardDepth()).toBe(1);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted';

const idle = vi.fn((_callback: () => void, _options: object) => 1);

beforeEach(() => {
  idle.mockClear();
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => vi.unstubAllGlobals());

const isDone = async (promise: Promise<void>) => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

it('waits until the browser is idle', async () => {
  const wanted = whenWanted();
  expect(await isDone(wanted)).toBe(false);
  idle.mock.calls[0]?.[0]();
  await wanted;
});

it.each(['pointerdown', 'keydown', 'scroll'])('stops waiting at a %s', async (sign) => {
  const wanted = whenWanted();
  expect(await isDone(wanted)).toBe(false);
  window.dispatchEvent(new Event(sign));
  await wanted;
});

it('waits for the page to load first', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  void whenWanted();
  expect(idle).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveBeenCalled();
});

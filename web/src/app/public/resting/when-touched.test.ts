import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenTouched } from './when-touched';

const idle = vi.fn((_callback: () => void, _options: object) => 1);

beforeEach(() => {
  idle.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  vi.stubGlobal('requestIdleCallback', idle);
  document.body.innerHTML =
    '<p>Text</p><a href="#section-1">How</a><a href="/acme">Home</a><button class="code-copy"></button><input type="search">';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isDone = async (promise: Promise<void>) => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

const happen = (sign: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

it.each([
  ['pointerover', 'p'],
  ['pointerdown', 'p'],
  ['click', '[href^="#"]'],
  ['click', '.code-copy'],
])('lets a reader read: a %s on %s is not enough', async (sign, selector) => {
  const touched = whenTouched();
  happen(sign, selector);
  window.dispatchEvent(new Event('scroll'));
  expect(await isDone(touched)).toBe(false);
  expect(idle).not.toHaveBeenCalled();
});

it.each([
  ['pointerover', '[href^="/"]'],
  ['focusin', 'input'],
  ['input', 'input'],
])('ends with a %s on %s', async (sign, selector) => {
  const touched = whenTouched();
  happen(sign, selector);
  await touched;
});

it('ends at once where the visitor was quicker than the script', async () => {
  document.querySelector('input')?.setRangeText('char');
  await whenTouched();
});

it.each([
  ['a vote to send', () => localStorage.setItem('unsent-answers', '{"a1":"yes"}')],
  ['a conversation', () => localStorage.setItem('own-conversation/lib', '{}')],
  ['a search that led here', () => sessionStorage.setItem('last-search', '{}')],
  ['a search to go back to', () => history.replaceState({ fromQuery: 'lock' }, '')],
])('ends when the browser is idle if there is %s', async (_what, leave) => {
  leave();
  const touched = whenTouched();
  expect(await isDone(touched)).toBe(false);
  idle.mock.calls[0]?.[0]();
  await touched;
});

it('waits for the connection that the app needs', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const touched = whenTouched();
  happen('pointerdown', 'input');
  expect(await isDone(touched)).toBe(false);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await touched;
});

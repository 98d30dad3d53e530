import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenTouched } from './when-touched';

const callback = vi.fn();
let ends = new AbortController();

beforeEach(() => {
  callback.mockClear();
  ends = new AbortController();
  document.body.innerHTML =
    '<p>Text</p><a href="#section-1">How</a><a href="/acme">Home</a><div id="part"><input type="search"></div>';
});
afterEach(() => {
  ends.abort();
  vi.restoreAllMocks();
});

const wait = (selector: string) => whenTouched(selector, callback, ends.signal);

const happen = (sign: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));

it.each([
  ['pointerover', 'p'],
  ['click', '[href^="#"]'],
  ['focusin', 'input'],
])('lets a reader read: a %s on %s is no touch of a link', (sign, selector) => {
  wait('a[href^="/"]');
  happen(sign, selector);
  expect(callback).not.toHaveBeenCalled();
});

it.each([
  ['pointerover', '#part'],
  ['focusin', 'input'],
  ['input', 'input'],
])('calls back once with a %s on %s', (sign, selector) => {
  wait('#part');
  happen(sign, selector);
  happen(sign, selector);
  expect(callback).toHaveBeenCalledOnce();
});

it('calls back at once where the visitor was quicker than the script', () => {
  document.querySelector('input')?.setRangeText('char');
  wait('#part');
  expect(callback).toHaveBeenCalledOnce();
});

it('waits for the connection that the code needs, unless it has ended meanwhile', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  wait('#part');
  happen('pointerdown', 'input');
  expect(callback).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledOnce();
  online.mockReturnValue(false);
  wait('a');
  happen('pointerdown', 'a');
  ends.abort();
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledOnce();
});

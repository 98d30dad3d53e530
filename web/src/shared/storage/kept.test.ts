// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetUnstored, keptFlag, keptText, keptValue } from './kept';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const numberOnly = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

it('keeps a text on the device or in the tab', () => {
  keptText('device', 'key').write('on the device');
  keptText('tab', 'key').write('in the tab');
  expect(keptText('device', 'key').read()).toBe('on the device');
  expect(keptText('tab', 'key').read()).toBe('in the tab');
});

it('removes a value that is set to null', () => {
  const flag = keptFlag('device', 'flag');
  flag.set(true);
  expect(flag.isSet()).toBe(true);
  flag.set(false);
  expect(flag.isSet()).toBe(false);
  expect(window.localStorage.length).toBe(0);
});

it('reads null if the stored value has another shape or is not JSON', () => {
  const count = keptValue('device', 'count', numberOnly);
  count.write(3);
  expect(count.read()).toBe(3);
  window.localStorage.setItem('count', '"three"');
  expect(count.read()).toBeNull();
  window.localStorage.setItem('count', '{');
  expect(count.read()).toBeNull();
});

it('keeps the value in memory if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const text = keptText('tab', 'key');
  expect(text.write('kept')).toBe(false);
  expect(text.read()).toBe('kept');
  forgetUnstored('other');
  expect(text.read()).toBe('kept');
  forgetUnstored('ke');
  expect(text.read()).toBeNull();
});

import { afterEach, expect, it, vi } from 'vitest';
import { onDeviceScheme, shownScheme, switchScheme } from './color-scheme';

const device = new EventTarget();

function deviceIs(scheme: 'light' | 'dark'): void {
  const matches = scheme === 'dark';
  vi.stubGlobal('matchMedia', () => Object.assign(device, { matches }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('is the device’s until the visitor switches, and again once both agree', () => {
  deviceIs('light');
  expect(shownScheme()).toBe('light');
  expect(switchScheme()).toBe('dark');
  expect([shownScheme(), document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([
    'dark',
    'dark',
    'dark',
  ]);
  expect(switchScheme()).toBe('light');
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
  deviceIs('dark');
  expect(switchScheme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

it('tells when the device changes its colours', () => {
  deviceIs('light');
  const changed = vi.fn();
  const end = onDeviceScheme(changed);
  device.dispatchEvent(new Event('change'));
  end();
  device.dispatchEvent(new Event('change'));
  expect(changed).toHaveBeenCalledOnce();
});

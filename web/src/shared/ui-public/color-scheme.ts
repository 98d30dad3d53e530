import { keptText } from '../storage/kept';

export type ColorScheme = 'light' | 'dark';

/** The script in visitors.html reads it, too, before anything is painted. */
const kept = keptText('device', 'theme');

const deviceScheme = (): ColorScheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The colours that the page has: those that the visitor chose, else the device's. */
export function shownScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : deviceScheme();
}

/** Gives the page the other colours, also the next time; a page with those of the device follows it again. */
export function switchScheme(): ColorScheme {
  const next = shownScheme() === 'dark' ? 'light' : 'dark';
  const isDevices = next === deviceScheme();
  if (isDevices) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  kept.write(isDevices ? null : next);
  return next;
}

/** Calls back when the device changes its colours. @returns a function that ends it */
export function onDeviceScheme(callback: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', callback);
  return () => device.removeEventListener('change', callback);
}

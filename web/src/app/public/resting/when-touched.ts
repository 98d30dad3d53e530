import { whenIdle } from '../when-wanted';
import { hasUnfinished } from './has-unfinished';

/** What only the app can do well: links inside the site, buttons, the search field. Sections need no app. */
const APPS = 'a[href^="/"], button:not(.code-copy), input';
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'click'] as const;

const isApps = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(APPS) !== null;

/** Whether the visitor was quicker than the script. */
function isTouched(): boolean {
  const fields = [...document.querySelectorAll('input')];
  return isApps(document.activeElement) || fields.some(({ value, defaultValue }) => value !== defaultValue);
}

function whenOnline(callback: () => void): void {
  if (navigator.onLine) callback();
  else window.addEventListener('online', callback, { once: true });
}

/**
 * On a page that can be read as it is, waits until the visitor turns to something that needs the app, or the app has
 * something to do by itself; and until it can be loaded.
 */
export function whenTouched(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice, true);
      whenOnline(resolve);
    };
    const notice = ({ target }: Event) => isApps(target) && wake();
    for (const sign of SIGNS) document.addEventListener(sign, notice, { capture: true, passive: true });
    if (isTouched()) wake();
    else if (hasUnfinished()) whenIdle(wake);
  });
}

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'click'] as const;

/** Whether the visitor was quicker than the script. */
function isTouched(selector: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`${selector} input`)];
  const isFocused = (document.activeElement?.closest(selector) ?? null) !== null;
  return isFocused || fields.some(({ value, defaultValue }) => value !== defaultValue);
}

function whenOnline(callback: () => void, signal: AbortSignal): void {
  if (navigator.onLine) callback();
  else window.addEventListener('online', callback, { once: true, signal });
}

/**
 * Calls back once the visitor turns to something on the page, as soon as code for it can be loaded.
 * @param selector what they turn to
 * @param signal ends it
 */
export function whenTouched(selector: string, callback: () => void, signal: AbortSignal): void {
  const wake = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, notice, true);
    whenOnline(callback, signal);
  };
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector) !== null) wake();
  };
  const options = { capture: true, passive: true, signal };
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  if (isTouched(selector)) wake();
}

/** Events that show that the visitor is about to use the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
const IDLE_LIMIT_MS = 2_000;

/** Calls back once the page has loaded and the browser is idle. */
function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS });
    else setTimeout(callback, IDLE_LIMIT_MS / 10);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** On a rendered page, waits until the visitor does something or nothing is left to load. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const want = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, want, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, want, { capture: true, passive: true });
    whenIdle(want);
  });
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let used: Promise<void> | null = null;

/**
 * Resolves at the first sign that the user is active: the pointer moves over the page, or a key is pressed. Code that
 * only an action needs, but that must also be there offline, loads then.
 */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const found = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, found, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, found, true);
  });
  return used;
}

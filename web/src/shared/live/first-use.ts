const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let used: Promise<void> | null = null;

/**
 * Resolves with the first sign that somebody uses the page: the pointer moves over it, or a key is pressed. What only
 * an action needs, but also has to be there offline, loads then.
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

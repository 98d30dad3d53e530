import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Before the second and the third try of a browser that says it has a network. */
const PAUSES_MS = [1_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const nextConnection = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const pauses = [...PAUSES_MS];
  for (;;) {
    // Also without a network: it may have been loaded beforehand.
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        await nextConnection();
        continue;
      }
      const ms = pauses.shift();
      if (ms === undefined) throw error;
      await pause(ms);
    }
  }
}

/**
 * A component whose code loads once it is first shown. Without a network, what Suspense shows in its place stays until
 * there is one: a part that is missing must not take the screen, and what is written on it, away.
 * @param load rejects if the code cannot be loaded; three times with a network, and the nearest boundary shows an error
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

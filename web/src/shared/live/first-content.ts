/** How long what can wait does so for a screen that never says it is there. */
const PATIENCE_MS = 3_000;

let tell = () => {};
const shown = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that a screen shows what it was opened for. */
export function contentIsShown(): void {
  tell();
}

/**
 * Resolves once the first screen since the page was loaded shows its content, after 3 seconds at the latest. What
 * nobody looks at first, such as the Realtime Database client, loads then and not in front of it.
 */
export function firstContent(): Promise<void> {
  return Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Maximum wait for a screen that never reports that it is shown. */
const PATIENCE_MS = 3_000;

let resolveShown = () => {};
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/** Reports that a screen shows its content. */
export function contentIsShown(): void {
  resolveShown();
}

/**
 * Resolves once the first screen after page load shows its content, after 3 seconds at the latest. Less urgent code,
 * such as the Realtime Database client, loads after it.
 */
export function firstContent(): Promise<void> {
  return Promise.race([shown, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/**
 * Logs a problem that the user can do nothing about (S8-35, S8-36). Offline, failures are expected, so they are only
 * logged as information.
 */
export function report(problem: string, detail: unknown): void {
  const write = navigator.onLine ? console.warn : console.info;
  write(`[harborline] ${problem}`, detail);
}

/**
 * Writes a problem the person on the page can do nothing about to the console (S8-35, S8-36). Without a network
 * failures are to be expected, so they count as information.
 */
export function report(problem: string, detail: unknown): void {
  const write = navigator.onLine ? console.warn : console.info;
  write(`[harborline] ${problem}`, detail);
}

/** Writes a problem the person on the page can do nothing about to the console (S8-35, S8-36). */
export function report(problem: string, detail: unknown): void {
  console.warn(`[harborline] ${problem}`, detail);
}

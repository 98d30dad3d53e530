const FIRST_MS = 60_000;
const MOST_MS = 6 * 60 * 60_000;

/** When to try again after failures in a row: a minute later, then twice as late each time, up to six hours. */
export const pushedBackMs = (failures: number, nowMs: number): number =>
  nowMs + Math.min(FIRST_MS * 2 ** failures, MOST_MS);

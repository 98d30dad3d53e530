/** The longest time that a browser waits for. */
const LONGEST_WAIT_MS = 2_147_483_647;
/** Timers may fire a little early: what is looked at a second later has surely changed. */
const SPARE_MS = 1_000;

/** How long to wait for a moment; at most as long as a browser can. */
export const waitFor = (atMs: number): number =>
  Math.min(Math.max(atMs - Date.now(), 0) + SPARE_MS, LONGEST_WAIT_MS);

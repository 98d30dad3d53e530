import type { Calendar } from '../hours/calendar';
import { addWorkingTime, workingTimeBetween } from '../hours/working-time';

/** A stretch of time, in milliseconds since 1970. */
export interface Stretch {
  readonly fromMs: number;
  /** null while it has not ended */
  readonly toMs: number | null;
}

/** What a clock runs by: a calendar's working time, or, for null, all time. */
export type Pace = Calendar | null;

/** Time that counts, from a moment on and before another. */
export const countedBetween = (pace: Pace, fromMs: number, toMs: number): number =>
  pace === null ? Math.max(0, toMs - fromMs) : workingTimeBetween(pace, fromMs, toMs);

/** When so much time has counted since a moment; null for never. */
const afterCounted = (pace: Pace, fromMs: number, ms: number): number | null =>
  pace === null ? fromMs + ms : addWorkingTime(pace, fromMs, ms);

/** The parts of a stretch in which its clock is not paused. @param pauses one after another */
export function runsOf({ fromMs, toMs }: Stretch, pauses: readonly Stretch[]): Stretch[] {
  const end = toMs ?? Number.POSITIVE_INFINITY;
  const runs: Stretch[] = [];
  let at = fromMs;
  for (const pause of pauses) {
    const pausedTo = pause.toMs ?? Number.POSITIVE_INFINITY;
    if (pausedTo <= at || pause.fromMs >= end) continue;
    if (pause.fromMs > at) runs.push({ fromMs: at, toMs: pause.fromMs });
    at = pausedTo;
  }
  if (at < end) runs.push({ fromMs: at, toMs });
  return runs;
}

/** When a clock that runs in these stretches has counted so much; null if it has not, and is paused or never will. */
export function reachedAt(runs: readonly Stretch[], pace: Pace, ms: number): number | null {
  let left = ms;
  for (const { fromMs, toMs } of runs) {
    if (toMs === null) return afterCounted(pace, fromMs, left);
    const counted = countedBetween(pace, fromMs, toMs);
    if (counted >= left) return afterCounted(pace, fromMs, left);
    left -= counted;
  }
  return null;
}

import { aheadOfUtcMs } from '../time/wall-clock';

const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;

/** Time in which the clocks of a zone keep their distance from UTC; `toMs` is not part of it. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly aheadMs: number;
}

/** Days that are kept, of each zone: about ten years. */
const KEPT_DAYS = 4_000;
const keptDays = new Map<string, Map<number, number>>();

/** How far a zone is ahead of UTC when a day of UTC begins. */
function aheadAtDay(day: number, timeZone: string): number {
  const days = keptDays.get(timeZone) ?? new Map<number, number>();
  keptDays.set(timeZone, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  if (days.size >= KEPT_DAYS) days.clear();
  const aheadMs = aheadOfUtcMs(day * DAY_MS, timeZone);
  days.set(day, aheadMs);
  return aheadMs;
}

/** The second in which the clocks of a zone leave the distance that they have at `fromMs` and no longer at `toMs`. */
function changeBetween(fromMs: number, toMs: number, timeZone: string): number {
  const aheadMs = aheadOfUtcMs(fromMs, timeZone);
  let [before, after] = [fromMs / SECOND_MS, toMs / SECOND_MS];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (aheadOfUtcMs(middle * SECOND_MS, timeZone) === aheadMs) before = middle;
    else after = middle;
  }
  return after * SECOND_MS;
}

/**
 * The stretches of a day of UTC, in their order: one, or more on a day on which the clocks of the zone change.
 * @param day days since 1970. @throws RangeError for an unknown zone
 */
export function stretchesOf(day: number, timeZone: string): readonly Stretch[] {
  const endMs = (day + 1) * DAY_MS;
  const aheadAtEnd = aheadAtDay(day + 1, timeZone);
  const stretches: Stretch[] = [];
  let [fromMs, aheadMs] = [day * DAY_MS, aheadAtDay(day, timeZone)];
  while (aheadMs !== aheadAtEnd) {
    const toMs = changeBetween(fromMs, endMs, timeZone);
    stretches.push({ fromMs, toMs, aheadMs });
    [fromMs, aheadMs] = [toMs, aheadOfUtcMs(toMs, timeZone)];
  }
  return fromMs < endMs ? [...stretches, { fromMs, toMs: endMs, aheadMs }] : stretches;
}

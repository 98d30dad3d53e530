/** The longest that a ticket may be snoozed. */
export const LONGEST_SNOOZE_MS = 366 * 24 * 3_600_000;

/** What is wrong with a time to snooze until; undefined if nothing is. Both in milliseconds since 1970. */
export function snoozeFault(untilMs: number, nowMs: number): 'past' | 'far' | undefined {
  if (untilMs <= nowMs) return 'past';
  return untilMs - nowMs > LONGEST_SNOOZE_MS ? 'far' : undefined;
}

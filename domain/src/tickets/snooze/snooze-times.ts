/** The times that are offered; 'answer' is no time: until the visitor writes (D-119). */
const SNOOZE_PRESETS = ['later', 'tomorrow', 'monday', 'week', 'answer'] as const;
export type SnoozePreset = (typeof SNOOZE_PRESETS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LATER_HOURS = 3;
const MORNING = 8;
const MONDAY = 1;

/** The longest that a ticket may be snoozed. */
export const LONGEST_SNOOZE_MS = 366 * 24 * HOUR_MS;

/** A morning so many days after today, on the clock of whoever looks, also where the clocks change in between. */
const morningIn = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

/** In some hours, at the next quarter of an hour; null if that is tomorrow. */
function laterToday(now: Date): Date | null {
  const at = new Date(now.getTime() + LATER_HOURS * HOUR_MS);
  at.setMinutes(Math.ceil(at.getMinutes() / 15) * 15, 0, 0);
  return at.getDate() === now.getDate() ? at : null;
}

/** A time that is offered: null where there is none by that name today, or where it is no time. */
export function snoozeTime(preset: SnoozePreset, now: Date): Date | null {
  switch (preset) {
    case 'later':
      return laterToday(now);
    case 'tomorrow':
      return morningIn(1, now);
    case 'monday':
      return morningIn((MONDAY - now.getDay() + 7) % 7 || 7, now);
    case 'week':
      return morningIn(7, now);
    case 'answer':
      return null;
  }
}

/**
 * The presets that mean something now, in their order: not later today when the day is nearly over, and none that names the
 * same time as an earlier one.
 */
export function offeredPresets(now: Date): SnoozePreset[] {
  const seen = new Set<number>();
  return SNOOZE_PRESETS.filter((preset) => {
    const at = snoozeTime(preset, now)?.getTime();
    if (preset === 'answer') return true;
    if (at === undefined || seen.has(at)) return false;
    seen.add(at);
    return true;
  });
}

/** What is wrong with a time to snooze until; undefined if nothing is. Both in milliseconds since 1970. */
export function snoozeFault(untilMs: number, nowMs: number): 'past' | 'far' | undefined {
  if (untilMs <= nowMs) return 'past';
  return untilMs - nowMs > LONGEST_SNOOZE_MS ? 'far' : undefined;
}

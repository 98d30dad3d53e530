import { DURATIONS } from '../limits';
import { dayAt } from '../predicate/times';
import { aheadOfUtcMs, wallMs } from './wall-clock';

/** Times that are offered by name for something that shall happen later. */
export const LATER_PRESETS = ['later-today', 'tomorrow', 'next-monday', 'in-a-week'] as const;
export type LaterPreset = (typeof LATER_PRESETS)[number];

export interface LaterTime {
  readonly preset: LaterPreset;
  /** milliseconds since 1970 */
  readonly atMs: number;
}

const MINUTE_MS = 60_000;
const MINUTES = 60;
const HOUR_MS = MINUTES * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Hours of a working day, as its clocks show them. */
const MORNING = 8;
const LAST_OF_DAY = 20;
const LATER_MS = 3 * HOUR_MS;

/** When the clocks of a zone show a minute of a day. An hour that they leave out is the one after it. */
export function clockTime(day: string, minute: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  return wall - aheadOfUtcMs(wall - aheadOfUtcMs(wall, timeZone), timeZone);
}

/** When the clocks of a zone show a full hour of a day. */
export const hourOfDay = (day: string, hour: number, timeZone: string): number =>
  clockTime(day, hour * MINUTES, timeZone);

/** The minute of the day that the clocks of a zone show. */
export const minuteOfDayAt = (ms: number, timeZone: string): number =>
  Math.floor(wallMs(ms, timeZone) / MINUTE_MS) % (24 * MINUTES);

/** The day so many days later, earlier if negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from a day to the next Monday, at least one. */
const daysToMonday = (day: string): number => 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

/** In about three hours, at a full hour of the same day; null once that would be late in the evening. */
function laterToday(nowMs: number, timeZone: string): number | null {
  const today = dayAt(nowMs, timeZone);
  const wall = Math.floor(wallMs(nowMs + LATER_MS, timeZone) / MINUTE_MS) * MINUTE_MS;
  const hour = Math.ceil((wall - Date.parse(`${today}T00:00:00Z`)) / HOUR_MS);
  return hour > LAST_OF_DAY ? null : hourOfDay(today, hour, timeZone);
}

/**
 * The times that are offered at a moment, the soonest first, each once: on a Sunday, tomorrow is the next Monday, and on a
 * Monday a week is.
 * @param timeZone IANA name of the person's zone. @throws RangeError for an unknown zone
 */
export function laterTimes(nowMs: number, timeZone: string): readonly LaterTime[] {
  const today = dayAt(nowMs, timeZone);
  const later = laterToday(nowMs, timeZone);
  const daysAhead = daysToMonday(today);
  const morning = (days: number) => hourOfDay(dayAfter(today, days), MORNING, timeZone);
  return [
    ...(later === null ? [] : [{ preset: 'later-today', atMs: later } as const]),
    { preset: 'tomorrow', atMs: morning(1) },
    ...(daysAhead === 1 ? [] : [{ preset: 'next-monday', atMs: morning(daysAhead) } as const]),
    ...(daysAhead === 7 ? [] : [{ preset: 'in-a-week', atMs: morning(7) } as const]),
  ];
}

/** What is wrong with a chosen time; undefined for nothing. Both in milliseconds since 1970. */
export function laterFault(atMs: number, nowMs: number): 'past' | 'far' | undefined {
  if (atMs <= nowMs) return 'past';
  return atMs - nowMs > DURATIONS.plannedAheadMs ? 'far' : undefined;
}

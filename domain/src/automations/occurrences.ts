import type { WorkflowTrigger } from '../entities/workflow';
import { dayAt } from '../predicate/times';
import { clockTime, dayAfter } from '../time/later-times';

export type Schedule = Extract<WorkflowTrigger, { readonly on: 'schedule' }>;

/** From 1 for Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * When a schedule comes due, in milliseconds since 1970, after one time and until another. A time that the clocks of the zone leave
 * out comes when they have gone on; one that they show twice comes once.
 */
export function occurrencesOf(
  { minute, days, time_zone: zone }: Schedule,
  afterMs: number,
  untilMs: number,
): readonly number[] {
  const found: number[] = [];
  const last = dayAt(untilMs, zone);
  for (let day = dayAt(afterMs, zone); day <= last; day = dayAfter(day, 1)) {
    const at = clockTime(day, minute, zone);
    if (days.includes(weekdayOf(day)) && at > afterMs && at <= untilMs) found.push(at);
  }
  return found;
}

import type { BusinessHours } from '../entities/business-hours';
import type { DutyPlan, OutOfOffice } from '../entities/duty';
import { calendarOf } from '../hours/business-hours';
import { hoursNow } from '../hours/hours-now';
import { dayAt } from '../predicate/times';
import { clockTime, dayAfter } from '../time/later-times';

/** A person, as far as it decides whether they are on duty. */
export interface DutyPerson {
  /** undefined for whoever planned nothing */
  readonly plan: DutyPlan | undefined;
  /** `calendar_ref` of each team that they belong to; undefined for a team that has the default */
  readonly teamCalendars: readonly (string | undefined)[];
  /** whether they chose to be away */
  readonly isAway: boolean;
}

/** Whether a person is on duty. Times in milliseconds since 1970. */
export type Duty =
  | { readonly state: 'on' | 'away' }
  /** by working time; null if it does not begin within a year */
  | { readonly state: 'off'; readonly untilMs: number | null }
  | { readonly state: 'out'; readonly untilMs: number; readonly period: OutOfOffice };

/** The days out of office that a moment is in; undefined for none. */
export function periodAt(plan: DutyPlan | undefined, nowMs: number): OutOfOffice | undefined {
  if (plan === undefined || plan.periods.length === 0) return undefined;
  const today = dayAt(nowMs, plan.time_zone);
  return plan.periods.find(({ from, until }) => from <= today && today <= until);
}

/** Whether somebody is out of office at a moment. */
export const isOutOfOffice = (plan: DutyPlan | undefined, nowMs: number): boolean =>
  periodAt(plan, nowMs) !== undefined;

/** The calendars in one of which a person works: their own, else those of their teams, else the default one. */
function calendarsOf({ plan, teamCalendars }: DutyPerson, hours: BusinessHours) {
  const own = hours.calendars.find(({ ref }) => ref === plan?.calendar_ref);
  if (own !== undefined) return [own];
  const refs = teamCalendars.length === 0 ? [undefined] : teamCalendars;
  return [...new Set(refs.map((ref) => calendarOf(hours, ref)))].filter((one) => one !== undefined);
}

/**
 * Whether a person is on duty, and until when they are not (D-136). Out of office goes before working times, and these
 * before being away. A library without business hours has no working times.
 */
export function dutyOf(person: DutyPerson, hours: BusinessHours, nowMs: number): Duty {
  const { plan, isAway } = person;
  const period = periodAt(plan, nowMs);
  if (plan !== undefined && period !== undefined)
    return { state: 'out', untilMs: clockTime(dayAfter(period.until, 1), 0, plan.time_zone), period };
  const [first, ...others] = calendarsOf(person, hours);
  if (first !== undefined) {
    const { isOpen, changesAtMs } = hoursNow({ ...first, ofTeams: others }, nowMs);
    if (!isOpen) return { state: 'off', untilMs: changesAtMs };
  }
  return { state: isAway ? 'away' : 'on' };
}

/** Whether nothing is to be given to a person now: they are out of office, or it is none of their working time. */
export function isOffDuty(person: DutyPerson, hours: BusinessHours, nowMs: number): boolean {
  const { state } = dutyOf(person, hours, nowMs);
  return state === 'out' || state === 'off';
}

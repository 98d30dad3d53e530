import type { BusinessHours, NamedCalendar } from '../entities/business-hours';
import type { Team } from '../entities/teams';
import { calendarOf } from '../hours/business-hours';
import { openDay, utcDayOf } from '../hours/open-days';
import { isOpen } from '../hours/working-time';

/** The calendars by which somebody works: those of their teams, or else the default one; none where there is none. */
function calendarsFor(uid: string, hours: BusinessHours, teams: readonly Team[]): NamedCalendar[] {
  const own = teams.filter(({ member_uids }) => member_uids.includes(uid));
  const refs = own.length === 0 ? [undefined] : own.map(({ calendar_ref }) => calendar_ref);
  return [...new Set(refs.flatMap((ref) => calendarOf(hours, ref) ?? []))];
}

/** Whether somebody works at a moment, by business hours; always in a library without any. */
export function worksBy(uid: string, hours: BusinessHours, teams: readonly Team[]) {
  const calendars = calendarsFor(uid, hours, teams);
  return (atMs: number): boolean =>
    calendars.length === 0 || calendars.some((calendar) => isOpen(calendar, atMs));
}

/** When one of the calendars opens or closes within a span, in milliseconds. */
export function shiftsBetween({ calendars }: BusinessHours, fromMs: number, untilMs: number): number[] {
  const shifts = new Set<number>();
  for (const calendar of calendars)
    for (let day = utcDayOf(fromMs); day <= utcDayOf(untilMs); day += 1)
      for (const { fromMs: opensMs, toMs: closesMs } of openDay(calendar, day).spans)
        for (const ms of [opensMs, closesMs]) if (ms >= fromMs && ms <= untilMs) shifts.add(ms);
  return [...shifts];
}

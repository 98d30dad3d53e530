import type { Calendar } from '@harborline/domain/hours/calendar';
import { isOpen, nextClosing, nextOpening } from '@harborline/domain/hours/working-time';
import { DAY_MS } from '@harborline/domain/hours/zone-stretches';
import { dayAt } from '@harborline/domain/predicate/times';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';

const daysAhead = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A moment to come by the clocks of a zone: `at 18:00`, `tomorrow at 09:00`, `Monday at 09:00`. */
function whenText(atMs: number, nowMs: number, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, { timeZone, ...options }).format(atMs);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const days = daysAhead(dayAt(nowMs, timeZone), dayAt(atMs, timeZone));
  if (days === 0) return BUSINESS_HOURS_TEXTS.today(time);
  if (days === 1) return BUSINESS_HOURS_TEXTS.tomorrow(time);
  return days < 7
    ? BUSINESS_HOURS_TEXTS.weekday(format({ weekday: 'long' }), time)
    : BUSINESS_HOURS_TEXTS.date(format({ day: 'numeric', month: 'long', year: 'numeric' }), time);
}

/** What a calendar means at a moment, by its own clocks. */
export function openNowText(calendar: Calendar, nowMs: number): string {
  const isNow = isOpen(calendar, nowMs);
  const next = isNow ? nextClosing(calendar, nowMs) : nextOpening(calendar, nowMs);
  if (next === null) return isNow ? BUSINESS_HOURS_TEXTS.alwaysOpen : BUSINESS_HOURS_TEXTS.neverOpens;
  const when = whenText(next, nowMs, calendar.timeZone);
  return isNow ? BUSINESS_HOURS_TEXTS.openUntil(when) : BUSINESS_HOURS_TEXTS.opens(when);
}

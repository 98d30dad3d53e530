import type { Calendar } from './calendar';
import { type OpenSpan, openDay, utcDayOf } from './open-days';
import { DAY_MS } from './zone-stretches';

/** How far ahead is looked for the next change. */
const YEAR_DAYS = 366;
/** What takes longer to work off counts as never. */
const MOST_DAYS = 50 * YEAR_DAYS;

const overlapMs = ({ fromMs, toMs }: OpenSpan, from: number, to: number): number =>
  Math.max(0, Math.min(toMs, to) - Math.max(fromMs, from));

/** Whether a moment is working time. All times here are milliseconds since 1970. */
export const isOpen = (calendar: Calendar, atMs: number): boolean =>
  openDay(calendar, utcDayOf(atMs)).spans.some(({ fromMs, toMs }) => fromMs <= atMs && atMs < toMs);

/** The first moment of working time from a moment on: that moment itself in working time. Null if there is none within a year. */
export function nextOpening(calendar: Calendar, fromMs: number): number | null {
  const firstDay = utcDayOf(fromMs);
  for (let day = firstDay; day <= firstDay + YEAR_DAYS; day += 1) {
    const span = openDay(calendar, day).spans.find(({ toMs }) => toMs > fromMs);
    if (span !== undefined) return Math.max(span.fromMs, fromMs);
  }
  return null;
}

/** The first moment from a moment on that is no working time: that moment itself outside. Null if there is none within a year. */
export function nextClosing(calendar: Calendar, fromMs: number): number | null {
  const firstDay = utcDayOf(fromMs);
  let atMs = fromMs;
  for (let day = firstDay; day <= firstDay + YEAR_DAYS; day += 1) {
    for (const span of openDay(calendar, day).spans) {
      if (span.fromMs <= atMs && atMs < span.toMs) atMs = span.toMs;
    }
    if (atMs < (day + 1) * DAY_MS) return atMs;
  }
  return null;
}

/** The working time from a moment on, before another one, in milliseconds; 0 if that one is earlier. */
export function workingTimeBetween(calendar: Calendar, fromMs: number, toMs: number): number {
  const [firstDay, lastDay] = [utcDayOf(fromMs), utcDayOf(toMs)];
  let sum = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const { spans, openMs } = openDay(calendar, day);
    if (day > firstDay && day < lastDay) sum += openMs;
    else for (const span of spans) sum += overlapMs(span, fromMs, toMs);
  }
  return sum;
}

/**
 * The first moment by which some working time has passed since a moment: that moment itself for none. Null if it never
 * does: a year has no working time, or it takes more than fifty years.
 * @param ms how much working time
 */
export function addWorkingTime(calendar: Calendar, fromMs: number, ms: number): number | null {
  if (ms <= 0) return fromMs;
  const firstDay = utcDayOf(fromMs);
  let [left, lastOpenDay] = [ms, firstDay];
  for (let day = firstDay; day <= lastOpenDay + YEAR_DAYS && day <= firstDay + MOST_DAYS; day += 1) {
    const { spans, openMs } = openDay(calendar, day);
    if (openMs > 0) lastOpenDay = day;
    if (day > firstDay && openMs < left) {
      left -= openMs;
      continue;
    }
    for (const span of spans) {
      const openedMs = overlapMs(span, fromMs, Number.POSITIVE_INFINITY);
      if (openedMs >= left) return Math.max(span.fromMs, fromMs) + left;
      left -= openedMs;
    }
  }
  return null;
}

import type { Calendar, Interval } from './calendar';
import { DAY_MS, type Stretch, stretchesOf } from './zone-stretches';

const MINUTE_MS = 60_000;

/** Time from `fromMs` on, before `toMs`, in milliseconds since 1970. */
export interface OpenSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The working time in a day of UTC. */
export interface OpenDay {
  /** in their order, apart from each other */
  readonly spans: readonly OpenSpan[];
  readonly openMs: number;
}

/** A calendar by its days, which are numbered from 1970-01-01. */
interface Compiled {
  readonly timeZone: string;
  /** hours by weekday, that of 1970-01-01 first */
  readonly weekly: readonly (readonly Interval[])[];
  readonly exceptions: ReadonlyMap<number, readonly Interval[]>;
  readonly holidays: ReadonlySet<number>;
  /** `12-25` */
  readonly yearlyHolidays: ReadonlySet<string>;
  readonly openDays: Map<number, OpenDay>;
}

/** Days that are kept with a calendar: about ten years. */
const KEPT_DAYS = 4_000;
const compiled = new WeakMap<Calendar, Compiled>();

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
const dateInYear = (day: number): string => new Date(day * DAY_MS).toISOString().slice(5, 10);

function compile({ timeZone, weekly, holidays, exceptions }: Calendar): Compiled {
  const isoDay = (index: number) => ((FIRST_WEEKDAY - 1 + index) % 7) + 1;
  return {
    timeZone,
    weekly: WEEKDAYS.map((index) => weekly.filter(({ day }) => day === isoDay(index))),
    exceptions: new Map(exceptions.map(({ date, intervals }) => [dayNumber(date), intervals])),
    holidays: new Set(holidays.filter(({ isYearly }) => !isYearly).map(({ date }) => dayNumber(date))),
    yearlyHolidays: new Set(holidays.filter(({ isYearly }) => isYearly).map(({ date }) => date.slice(5))),
    openDays: new Map(),
  };
}

function compiledOf(calendar: Calendar): Compiled {
  const known = compiled.get(calendar);
  if (known !== undefined) return known;
  const made = compile(calendar);
  compiled.set(calendar, made);
  return made;
}

/** The hours that begin on a day of the zone. */
function intervalsOf(day: number, { weekly, exceptions, holidays, yearlyHolidays }: Compiled) {
  const own = exceptions.get(day);
  if (own !== undefined) return own;
  if (holidays.has(day) || (yearlyHolidays.size > 0 && yearlyHolidays.has(dateInYear(day)))) return [];
  return weekly[((day % 7) + 7) % 7] ?? [];
}

/** Spans in their order, without overlaps, and in one where they touch. */
function joined(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const result: OpenSpan[] = [];
  for (const { fromMs, toMs } of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = result.at(-1);
    if (last === undefined || fromMs > last.toMs) result.push({ fromMs, toMs });
    else result[result.length - 1] = { fromMs: last.fromMs, toMs: Math.max(last.toMs, toMs) };
  }
  return result;
}

/** The working time of a stretch. Hours of the day before may last into its first day. */
function openInStretch({ fromMs, toMs, aheadMs }: Stretch, parts: Compiled): readonly OpenSpan[] {
  const firstDay = Math.floor((fromMs + aheadMs) / DAY_MS) - 1;
  const lastDay = Math.floor((toMs - 1 + aheadMs) / DAY_MS);
  const spans: OpenSpan[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const midnightMs = day * DAY_MS - aheadMs;
    for (const { from, to } of intervalsOf(day, parts)) {
      const span = {
        fromMs: Math.max(fromMs, midnightMs + from * MINUTE_MS),
        toMs: Math.min(toMs, midnightMs + to * MINUTE_MS),
      };
      if (span.fromMs < span.toMs) spans.push(span);
    }
  }
  return spans;
}

function computeDay(day: number, parts: Compiled): OpenDay {
  const spans = joined(stretchesOf(day, parts.timeZone).flatMap((stretch) => openInStretch(stretch, parts)));
  return { spans, openMs: spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0) };
}

/** The day of UTC that has a moment, in days since 1970. */
export const utcDayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);

/**
 * The working time of a calendar in a day of UTC, computed once.
 * @throws RangeError for a time zone that the platform does not know
 */
export function openDay(calendar: Calendar, day: number): OpenDay {
  const parts = compiledOf(calendar);
  const known = parts.openDays.get(day);
  if (known !== undefined) return known;
  if (parts.openDays.size >= KEPT_DAYS) parts.openDays.clear();
  const made = computeDay(day, parts);
  parts.openDays.set(day, made);
  return made;
}

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
export type SpanUnit = keyof typeof UNIT_MS;
export const SPAN_UNITS = Object.keys(UNIT_MS).filter((unit): unit is SpanUnit => isUnit(unit));

/** No clock on Earth is further from UTC, with room to spare. */
const FARTHEST_ZONE_MS = 15 * UNIT_MS.h;

function isUnit(text: string): text is SpanUnit {
  return Object.hasOwn(UNIT_MS, text);
}

/** A length of time, such as 7 days. */
export interface Span {
  readonly amount: number;
  readonly unit: SpanUnit;
}

/** The span that a text such as `7d` names; null if it is none. */
export function spanOf(text: string): Span | null {
  const [, amount = '', unit = ''] = /^([1-9]\d{0,3})([mhdw])$/.exec(text) ?? [];
  return isUnit(unit) ? { amount: Number(amount), unit } : null;
}

/** Its length. */
export const spanMs = ({ amount, unit }: Span): number => amount * UNIT_MS[unit];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** From 1970, like all moments that are compared. */
const COMPARED_YEAR = /^(?:19[7-9]\d|[2-9]\d{3})-/;

/** Whether a text is a day that the calendar has, whenever it was, such as `1965-01-31`. */
export function isCalendarDay(text: string): boolean {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether a text is a day that conditions compare with, such as `2026-01-31`. */
export const isDay = (text: string): boolean => COMPARED_YEAR.test(text) && isCalendarDay(text);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}

/** The day of a moment in a time zone, such as `2026-01-31`. */
export function dayAt(ms: number, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(ms);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
}

/** The day before one. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - UNIT_MS.d).toISOString().slice(0, 10);

/** A moment that no time zone has later than the beginning of a day. */
export const earliestOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - FARTHEST_ZONE_MS;

/** A moment that no time zone has earlier than the beginning of a day. */
export const latestStartOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + FARTHEST_ZONE_MS;

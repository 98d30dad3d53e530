import { BUSINESS_HOURS_TEXTS } from '../texts/business-hours';
import { type Calendar, DAY_MINUTES, type Interval } from './calendar';

const two = (value: number): string => String(value).padStart(2, '0');

/** A minute of a day as `18:30`; one of the day after as `06:00 (+1 day)`. */
const minuteText = (minute: number): string => {
  const inDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  const text = `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
  return minute > DAY_MINUTES ? `${text} ${BUSINESS_HOURS_TEXTS.dayLater}` : text;
};

const byStart = (one: Interval, other: Interval): number => one.from - other.from || one.to - other.to;

/** Hours as `09:00–12:00, 13:00–18:00`, the earliest first; a word for none. */
export const intervalsText = (intervals: readonly Interval[]): string =>
  intervals.length === 0
    ? BUSINESS_HOURS_TEXTS.closed
    : intervals
        .toSorted(byStart)
        .map(({ from, to }) => `${minuteText(from)}–${minuteText(to)}`)
        .join(', ');

interface Days {
  readonly first: string;
  readonly last: string;
  readonly hours: string;
}

/** Days in a row that have the same hours, as one. */
function inRows(days: readonly { readonly name: string; readonly hours: string }[]): readonly Days[] {
  const rows: Days[] = [];
  for (const { name, hours } of days) {
    const before = rows.at(-1);
    if (before?.hours === hours) rows[rows.length - 1] = { ...before, last: name };
    else rows.push({ first: name, last: name, hours });
  }
  return rows;
}

/** The hours of a week: `Monday to Friday 09:00–17:00`. Days that have none are left out. */
export const weekText = ({ weekly }: Pick<Calendar, 'weekly'>): string =>
  inRows(
    BUSINESS_HOURS_TEXTS.days.map((name, index) => ({
      name,
      hours: intervalsText(weekly.filter(({ day }) => day === index + 1)),
    })),
  )
    .filter(({ hours }) => hours !== BUSINESS_HOURS_TEXTS.closed)
    .map(({ first, last, hours }) => `${BUSINESS_HOURS_TEXTS.daysInRow(first, last)} ${hours}`)
    .join('; ');

import { BUSINESS_HOURS_TEXTS } from '../texts/business-hours';
import { type Calendar, DAY_MINUTES, type Interval } from './calendar';

const two = (value: number): string => String(value).padStart(2, '0');

/** A minute of a day as `18:30`; one of the day after as `06:00 +1`. */
export const minuteText = (minute: number): string => {
  const inDay = minute > DAY_MINUTES ? minute - DAY_MINUTES : minute;
  const text = `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
  return minute > DAY_MINUTES ? `${text} +1` : text;
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

/** The hours of a week, day by day, without the days that have none. */
export const weekText = ({ weekly }: Pick<Calendar, 'weekly'>): string =>
  BUSINESS_HOURS_TEXTS.days
    .map((name, index) => ({ name, intervals: weekly.filter(({ day }) => day === index + 1) }))
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ name, intervals }) => `${name} ${intervalsText(intervals)}`)
    .join('; ');

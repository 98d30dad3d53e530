import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import { DAY_MINUTES } from '@harborline/domain/hours/calendar';
import { oneName } from '@harborline/domain/text/one-name';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';

/** Hours as they stand in two time fields: `22:00` to `06:00`, which is on the next day. '' for none yet. */
export interface HoursValues {
  /** of the row, while it is edited */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export interface HolidayValues {
  readonly key: string;
  readonly date: string;
  readonly name: string;
  readonly isYearly: boolean;
}

export interface ExceptionValues {
  readonly key: string;
  readonly date: string;
  readonly isClosed: boolean;
  readonly hours: readonly HoursValues[];
}

/** A calendar as it is edited. */
export interface CalendarValues {
  readonly name: string;
  readonly timeZone: string;
  /** the hours of each weekday, Monday first */
  readonly week: readonly (readonly HoursValues[])[];
  readonly holidays: readonly HolidayValues[];
  readonly exceptions: readonly ExceptionValues[];
}

const two = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minute: number): string => {
  const inDay = minute % DAY_MINUTES;
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
};
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const newKey = (): string => crypto.randomUUID();

/** The hours of most offices. */
export const usualHours = (): HoursValues => ({ key: newKey(), from: '09:00', to: '17:00' });
export const copiedHours = (hours: readonly HoursValues[]): readonly HoursValues[] =>
  hours.map((one) => ({ ...one, key: newKey() }));

const hoursOf = (intervals: readonly { from: number; to: number }[]): HoursValues[] =>
  intervals
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ key: newKey(), from: timeOf(from), to: timeOf(to) }));

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const isWorkday = (day: number): boolean => day <= 5;

/** @param calendar null for a new one @param timeZone of a new one */
export const valuesOf = (calendar: NamedCalendar | null, timeZone: string): CalendarValues => ({
  name: calendar?.name ?? '',
  timeZone: calendar?.timeZone ?? timeZone,
  week: WEEKDAYS.map((day) => {
    if (calendar === null) return isWorkday(day) ? [usualHours()] : [];
    return hoursOf(calendar.weekly.filter((one) => one.day === day));
  }),
  holidays: (calendar?.holidays ?? []).map((holiday) => ({ key: newKey(), ...holiday })),
  exceptions: (calendar?.exceptions ?? []).map(({ date, intervals }) => ({
    key: newKey(),
    date,
    isClosed: intervals.length === 0,
    hours: hoursOf(intervals),
  })),
});

/** Whether hours end on the day after that on which they begin. */
export const endsNextDay = ({ from, to }: HoursValues): boolean => from !== '' && to !== '' && to <= from;

/** What is wrong with hours; undefined for nothing. Hours from midnight to midnight are a whole day. */
export function hoursFault({ from, to }: HoursValues): string | undefined {
  if (from === '' || to === '') return BUSINESS_HOURS_TEXTS.timeMissing;
  return from === to && from !== '00:00' ? BUSINESS_HOURS_TEXTS.sameTime : undefined;
}

const intervalOf = (hours: HoursValues) => {
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  return { from, to: to <= from ? to + DAY_MINUTES : to };
};

const isTwice = <One extends { readonly date: string }>(one: One, all: readonly One[]): boolean =>
  all.filter(({ date }) => date === one.date).length > 1;

export function holidayFault(holiday: HolidayValues, all: readonly HolidayValues[]): string | undefined {
  if (holiday.date === '' || oneName(holiday.name) === '') return BUSINESS_HOURS_TEXTS.holidayIncomplete;
  return isTwice(holiday, all) ? BUSINESS_HOURS_TEXTS.dateTwice : undefined;
}

export function exceptionFault(
  exception: ExceptionValues,
  all: readonly ExceptionValues[],
): string | undefined {
  const { date, isClosed, hours } = exception;
  if (date === '' || (!isClosed && hours.length === 0)) return BUSINESS_HOURS_TEXTS.exceptionIncomplete;
  return isTwice(exception, all) ? BUSINESS_HOURS_TEXTS.dateTwice : undefined;
}

/** What is to be saved; null if something is wrong. */
export function calendarOf(values: CalendarValues, ref: string): NamedCalendar | null {
  const { holidays, exceptions } = values;
  const open = exceptions.flatMap(({ isClosed, hours }) => (isClosed ? [] : hours));
  const faults = [
    ...[...values.week.flat(), ...open].map(hoursFault),
    ...holidays.map((one) => holidayFault(one, holidays)),
    ...exceptions.map((one) => exceptionFault(one, exceptions)),
  ];
  const name = oneName(values.name);
  if (name === '' || values.timeZone === '' || faults.some((fault) => fault !== undefined)) return null;
  return {
    ref,
    name,
    timeZone: values.timeZone,
    weekly: values.week.flatMap((hours, index) =>
      hours.map((one) => ({ day: index + 1, ...intervalOf(one) })),
    ),
    holidays: holidays
      .map((one) => ({ date: one.date, name: oneName(one.name), isYearly: one.isYearly }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    exceptions: exceptions
      .map(({ date, isClosed, hours }) => ({ date, intervals: isClosed ? [] : hours.map(intervalOf) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

/** Minutes of a day, and the last minute at which hours that begin on a day may end: the midnight after the next. */
export const DAY_MINUTES = 1_440;
export const LAST_MINUTE = 2 * DAY_MINUTES;

/** Hours that begin on a day, in minutes after its midnight as the clocks show them. */
export interface Interval {
  /** 0 to 1439 */
  readonly from: number;
  /** after `from`, up to 2880: from 1440 on, the hours last into the next day */
  readonly to: number;
}

/** Hours of each week. */
export interface WeeklyInterval extends Interval {
  /** 1 for Monday to 7 for Sunday */
  readonly day: number;
}

/** A day on which none of the weekly hours begin. Hours that began the day before last until they end. */
export interface Holiday {
  /** `2026-12-25` */
  readonly date: string;
  /** for the team alone */
  readonly name?: string;
  /** on the same date of every year */
  readonly isYearly: boolean;
}

/** A date with hours of its own in place of those of its weekday, and in place of a holiday. */
export interface CalendarException {
  /** `2026-12-24` */
  readonly date: string;
  /** none if it is closed */
  readonly intervals: readonly Interval[];
}

/**
 * When somebody works, by the clocks of a time zone: an hour that these leave out is no working time, and one that they
 * show twice is working time twice. A calendar is not changed, but replaced: what is computed from it is kept with it.
 */
export interface Calendar {
  /** IANA name, such as 'Europe/Berlin' */
  readonly timeZone: string;
  /** in any order; what overlaps counts once */
  readonly weekly: readonly WeeklyInterval[];
  readonly holidays: readonly Holiday[];
  readonly exceptions: readonly CalendarException[];
}

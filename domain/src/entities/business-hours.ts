import * as z from 'zod/mini';

/** Minutes after the midnight of the day on which the hours begin (`hours/calendar.ts`). */
const intervalShape = { from: z.number(), to: z.number() };
const weekly = z.array(z.object({ day: z.number(), ...intervalShape }));
const exceptions = z.array(z.object({ date: z.string(), intervals: z.array(z.object(intervalShape)) }));

const namedCalendarSchema = z.object({
  /** what a team holds of it */
  ref: z.string(),
  name: z.string(),
  timeZone: z.string(),
  weekly,
  holidays: z.array(z.object({ date: z.string(), name: z.string(), isYearly: z.boolean() })),
  exceptions,
});
/** One of a library's calendars of business hours. */
export type NamedCalendar = z.infer<typeof namedCalendarSchema>;

/**
 * `BusinessHours/{libraryId}`: when a library's people work (D-130). Functions alone read and write it; visitors read the
 * calendars that count for them in the public part of the library.
 */
export const businessHoursSchema = z.object({
  /** in the order of their names */
  calendars: z.array(namedCalendarSchema),
  /** of the calendar for teams without one, and for what no team answers; '' if there is none */
  default_ref: z.string(),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
});
export type BusinessHours = z.infer<typeof businessHoursSchema>;

/** Nobody chose yet. */
export const NO_BUSINESS_HOURS: BusinessHours = { calendars: [], default_ref: '', version: 0 };

const visitorCalendar = {
  timeZone: z.string(),
  weekly,
  holidays: z.array(z.object({ date: z.string(), isYearly: z.boolean() })),
  exceptions,
};

/**
 * The default calendar as visitors read it, and those of teams: names, of holidays too, are the team's own words. The
 * library is open while one of them is.
 */
export const visitorHoursSchema = z.object({
  ...visitorCalendar,
  /** absent if no team with people has other hours than the default */
  ofTeams: z.optional(z.array(z.object(visitorCalendar))),
});
export type VisitorHours = z.infer<typeof visitorHoursSchema>;

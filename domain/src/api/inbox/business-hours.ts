import * as z from 'zod/mini';
import { DAY_MINUTES, LAST_MINUTE } from '../../hours/calendar';
import { LIMITS } from '../../limits';
import { chatSettings, readBusinessHours } from '../../permissions/requirements';
import { isDay } from '../../predicate/times';
import { oneName } from '../../text/one-name';
import { isTimeZone } from '../../text/zoned-time';
import { BUSINESS_HOURS_TEXTS } from '../../texts/business-hours';
import { defineEndpoint } from '../contract';
import { drawnId } from '../ids';

const minute = z.int().check(z.gte(0), z.lte(LAST_MINUTE));
const intervalShape = { from: minute.check(z.lt(DAY_MINUTES)), to: minute };
/** Hours end after they begin and before the same time of the next day, which two times of the clock can say; or are a whole day. */
const endsInTime = ({ from, to }: { from: number; to: number }) =>
  from < to && (to - from < DAY_MINUTES || (from === 0 && to === DAY_MINUTES));
const NOT_IN_TIME = 'ends before it begins, or more than a day later';

const interval = z.object(intervalShape).check(z.refine(endsInTime, NOT_IN_TIME));
const weekly = z
  .object({ day: z.int().check(z.gte(1), z.lte(7)), ...intervalShape })
  .check(z.refine(endsInTime, NOT_IN_TIME));

const date = z.string().check(z.refine(isDay, 'is no day'));
const name = z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.calendarName));

const isEachOnce = <One>(list: readonly One[], keyOf: (one: One) => string): boolean =>
  new Set(list.map(keyOf)).size === list.length;

const calendar = z.object({
  /** drawn by the page */
  ref: drawnId,
  name,
  timeZone: z.string().check(z.maxLength(LIMITS.timeZone), z.refine(isTimeZone, 'is no time zone')),
  /** 1 for Monday to 7 for Sunday; minutes after midnight, beyond 1440 on the day after */
  weekly: z.array(weekly).check(z.maxLength(LIMITS.weeklyIntervals)),
  holidays: z.array(z.object({ date, name, isYearly: z.boolean() })).check(
    z.maxLength(LIMITS.holidays),
    z.refine((list) => isEachOnce(list, (one) => one.date), 'Expected each date once'),
  ),
  /** none of its own hours means closed */
  exceptions: z
    .array(z.object({ date, intervals: z.array(interval).check(z.maxLength(LIMITS.exceptionIntervals)) }))
    .check(
      z.maxLength(LIMITS.hoursExceptions),
      z.refine((list) => isEachOnce(list, (one) => one.date), 'Expected each date once'),
    ),
});

const shared = { service: 'inbox', path: '/business_hours' } as const;

const calendars = z.array(calendar).check(
  z.maxLength(LIMITS.calendars, BUSINESS_HOURS_TEXTS.full),
  z.refine((list) => isEachOnce(list, ({ ref }) => ref), 'Expected each calendar once'),
  z.refine((list) => isEachOnce(list, (one) => one.name.toLowerCase()), BUSINESS_HOURS_TEXTS.nameTaken),
);

const answer = z.object({
  /** in the order of their names */
  calendars: z.array(calendar),
  /** of the calendar for visitors, and for teams without one; '' if there is none */
  default_ref: z.string(),
  /** to be sent with a change, which is refused if somebody else has changed the hours since */
  version: z.number(),
});
export type BusinessHoursAnswer = z.infer<typeof answer>;

export const getBusinessHours = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: "Lists the current library's calendars of business hours, and says which is the default (D-130).",
  permission: readBusinessHours,
  rate: 'staffRead',
  answer,
});

export const putBusinessHours = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary:
    "Replaces the current library's calendars of business hours; teams that had one which is gone have the default (D-130).",
  permission: chatSettings,
  rate: 'staffWrite',
  bodyBytes: LIMITS.businessHoursBytes,
  body: z
    .object({
      calendars,
      default_ref: z.union([z.literal(''), drawnId]),
      version: z.int().check(z.gte(0)),
    })
    .check(
      z.refine(
        ({ calendars: list, default_ref: ref }) =>
          list.length === 0 ? ref === '' : list.some((one) => one.ref === ref),
        'Expected the default to be one of the calendars',
      ),
    ),
  answer,
});

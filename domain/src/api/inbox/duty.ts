import * as z from 'zod/mini';
import { periodsFault } from '../../duty/duty-plan';
import { LIMITS } from '../../limits';
import { signedIn } from '../../permissions/requirement';
import { isDay } from '../../predicate/times';
import { oneName } from '../../text/one-name';
import { isTimeZone } from '../../text/zoned-time';
import { DUTY_TEXTS } from '../../texts/duty';
import { defineEndpoint } from '../contract';
import { drawnId, idField, idOf } from '../ids';

const status = {
  /** working, outside of working times, or out of office */
  state: z.enum(['on', 'off', 'out']),
  /** when that ends, in milliseconds since 1970; null if it does not within a year, and for 'on' */
  until_ms: z.nullable(z.number()),
  /** last day out of office, such as `2026-12-03`; '' otherwise */
  until_day: z.string(),
  /** for teammates; '' for none */
  reason: z.string(),
  /** who covers, if it is an active teammate who answers tickets; '' otherwise */
  substitute_ref: z.string(),
  substitute_name: z.string(),
};
const presented = z.object(status);
export type PresentedDuty = z.infer<typeof presented>;

const answer = z.object({
  /** those who planned something, or belong to a team */
  people: z.array(z.object({ person_ref: z.string(), ...status })),
  everybody_else: presented,
});

export const getDuty = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/duty',
  summary:
    'Says who of the current library is on duty now, until when others are not, and who covers (D-136).',
  permission: signedIn(),
  rate: 'staffRead',
  answer,
});

const day = z.string().check(z.refine(isDay, 'is no day'));
const periods = z
  .array(
    z.object({
      ref: drawnId,
      from: day,
      until: day,
      reason: z.string().check(z.overwrite(oneName), z.maxLength(LIMITS.outOfOfficeReason)),
      substitute_ref: z.union([z.literal(''), idField]),
    }),
  )
  .check(
    z.maxLength(LIMITS.outOfOfficePeriods, DUTY_TEXTS.full(LIMITS.outOfOfficePeriods)),
    z.refine((list) => periodsFault(list) !== 'order', DUTY_TEXTS.order),
    z.refine((list) => periodsFault(list) !== 'overlap', DUTY_TEXTS.overlap),
  );

const plan = z.object({
  person_ref: z.string(),
  person_name: z.string(),
  calendar_ref: z.string(),
  time_zone: z.string(),
  periods,
  version: z.number(),
  /** the library's business hours */
  calendars: z.array(z.object({ ref: z.string(), name: z.string() })),
  /** names of those that the person has without a choice of their own */
  usual: z.array(z.string()),
});
export type PresentedDutyPlan = z.infer<typeof plan>;

export const getDutyPlan = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/duty/plan',
  summary:
    "Reads one's own working times and days out of office, or those of a teammate for whoever manages the team (D-136).",
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({ person_ref: idOf('person') }),
  answer: plan,
});

export const putDutyPlan = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/duty/plan',
  summary:
    "Changes one's own working times and days out of office, or those of a teammate for whoever manages the team; what is left out stays, days that are over are dropped (D-136).",
  permission: signedIn(),
  rate: 'staffWrite',
  body: z.object({
    person_ref: idOf('person'),
    calendar_ref: z.union([z.literal(''), drawnId]),
    time_zone: z.optional(
      z.string().check(z.maxLength(LIMITS.timeZone), z.refine(isTimeZone, 'is no time zone')),
    ),
    periods: z.optional(periods),
    version: z.int().check(z.gte(0)),
  }),
  answer: plan,
});

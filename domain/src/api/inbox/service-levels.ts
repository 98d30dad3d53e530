import * as z from 'zod/mini';
import { CLOCK_KINDS, PAUSE_STATUSES } from '../../entities/service-levels';
import { LIMITS } from '../../limits';
import { serviceLevelSettings, viewTickets } from '../../permissions/requirements';
import { parsePredicate } from '../../predicate/text-form';
import { POLICY_CATALOGUE } from '../../service-levels/policy-catalogue';
import { oneName } from '../../text/one-name';
import { SERVICE_LEVEL_TEXTS } from '../../texts/service-levels';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId } from '../ids';

/** Minutes; 0 for no target. */
const minutes = z.int().check(z.gte(0), z.lte(LIMITS.targetMinutes));
const targets = z.object({ first_response: minutes, next_response: minutes, resolution: minutes });

const isEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const policy = z.object({
  /** drawn by the page */
  ref: drawnId,
  name: z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(LIMITS.policyName)),
  /** what must hold of its tickets; '' for all of them. One that cannot be read any more is for none (D-140) */
  text: z.string().check(z.maxLength(LIMITS.predicateText)),
  /** by priority */
  targets: z.object({ urgent: targets, high: targets, normal: targets, low: targets }),
  /** whether clocks count working time alone */
  counts_working_time: z.boolean(),
  /** statuses in which clocks are paused */
  pauses: z.array(z.enum(PAUSE_STATUSES)).check(z.maxLength(PAUSE_STATUSES.length), z.refine(isEachOnce)),
});

/** Whether the conditions of a policy can be asked. */
export const isReadable = (text: string): boolean =>
  text === '' || parsePredicate(text, POLICY_CATALOGUE) !== null;

/** In their order: the first one that is for a ticket counts. */
export const policies = z.array(policy).check(
  z.maxLength(LIMITS.servicePolicies, SERVICE_LEVEL_TEXTS.full),
  z.refine((list) => isEachOnce(list.map(({ ref }) => ref)), 'Expected each policy once'),
  z.refine((list) => isEachOnce(list.map(({ name }) => name.toLowerCase())), SERVICE_LEVEL_TEXTS.nameTaken),
);

const shared = { service: 'inbox', path: '/service_levels' } as const;

const answer = z.object({
  policies,
  /** to be sent with a change, which is refused if somebody else has changed the policies since */
  version: z.number(),
});
export type ServiceLevelsAnswer = z.infer<typeof answer>;

export const getServiceLevels = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: "Lists the current library's policies of service levels in their order (D-135).",
  permission: viewTickets,
  rate: 'staffRead',
  answer,
});

export const putServiceLevels = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary: "Replaces the current library's policies of service levels (D-135).",
  permission: serviceLevelSettings,
  rate: 'staffWrite',
  bodyBytes: LIMITS.serviceLevelsBytes,
  body: z.object({ policies, version: z.int().check(z.gte(0)) }),
  answer,
});

/** A time as ISO 8601; null if there is none. */
const time = z.nullable(z.string());

const clock = z.object({
  kind: z.enum(CLOCK_KINDS),
  /** name of the policy that it goes by: of one that has ended, that of the ticket as it was then */
  policy: z.string(),
  /** name of the calendar whose working time counts, '' where every hour does */
  calendar: z.string(),
  target_minutes: z.number(),
  /** when the visitor wrote what was not answered, or, of a resolution, when the ticket began */
  started_at: z.string(),
  /** null while it has not ended */
  ended_at: time,
  /** since when it is paused; null if it is not */
  paused_since: time,
  /** whether some of the time since it started does not count */
  has_paused: z.boolean(),
  /** when its target is, or was, used up; null while it is paused, and if it ended in time */
  due_at: time,
  warns_at: time,
});

const ticketServiceLevel = z.object({
  /** the first one that is for the ticket; null for none */
  policy: z.nullable(z.object({ name: z.string() })),
  /** in the order in which they started */
  clocks: z.array(clock),
  /** whether the ticket is longer than what was looked at, so that earlier clocks may be missing */
  is_shortened: z.boolean(),
  /** whether its visitor is a blocked sender, for whom no clock runs (D-101) */
  is_blocked: z.boolean(),
});
export type TicketServiceLevel = z.infer<typeof ticketServiceLevel>;
export type PresentedClock = z.infer<typeof clock>;

export const getTicketServiceLevel = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/tickets/service_level',
  summary:
    'Says what the service levels of the current library promise for a ticket, and how far each clock is, from its history (D-135).',
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ conversation_ref: conversationRef }),
  answer: ticketServiceLevel,
});

/** How many clocks ended in time, ran out, or still run. */
const outcomes = z.object({ met: z.number(), missed: z.number(), running: z.number() });

const counted = z.object({
  /** tickets that no policy is for */
  without_policy: z.number(),
  first_response: outcomes,
  next_response: outcomes,
  resolution: outcomes,
});

export const simulateServiceLevels = defineEndpoint({
  ...shared,
  path: '/service_levels/simulation',
  method: 'POST',
  summary: `Applies policies to the tickets of the last 28 days, the newest ${LIMITS.simulatedTickets} at most and fewer if their histories are long, of the current library, from their history, beside those that it has; nothing is changed (D-135).`,
  permission: serviceLevelSettings,
  rate: 'simulation',
  bodyBytes: LIMITS.serviceLevelsBytes,
  body: z.object({ policies }),
  answer: z.object({
    /** how many tickets it looked at */
    looked_at: z.number(),
    /** how many there are in that time */
    in_all: z.number(),
    /** by the policies that the library has */
    before: counted,
    /** by those that were sent */
    after: counted,
  }),
});
export type Simulation = z.infer<typeof simulateServiceLevels.answer>;

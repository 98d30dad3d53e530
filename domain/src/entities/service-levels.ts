import * as z from 'zod/mini';
import { PRIORITIES } from '../tickets/priority';
import { timestampSchema } from './timestamp';

/** What a service level is about: the first answer, each later one, and the closing of a ticket. */
export const CLOCK_KINDS = ['first_response', 'next_response', 'resolution'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** Statuses in which clocks may be paused. */
export const PAUSE_STATUSES = ['pending', 'snoozed'] as const;
export type PauseStatus = (typeof PAUSE_STATUSES)[number];

/** Minutes by clock, 0 for no target. */
const targets = z.object({ first_response: z.number(), next_response: z.number(), resolution: z.number() });
export type Targets = z.infer<typeof targets>;

const servicePolicySchema = z.object({
  ref: z.string(),
  name: z.string(),
  /** what must hold of its tickets, as `writePredicate` writes it; '' for all of them */
  text: z.string(),
  /** by priority */
  targets: z.record(z.enum(PRIORITIES), targets),
  /** whether clocks count working time alone; otherwise every hour of every day */
  counts_working_time: z.boolean(),
  pauses: z.array(z.enum(PAUSE_STATUSES)),
});
/** What a library promises for some of its tickets. */
export type ServicePolicy = z.infer<typeof servicePolicySchema>;

/** `ServiceLevels/{libraryId}`: the policies of a library; the first one that fits a ticket counts. Functions alone read and write it. */
export const serviceLevelsSchema = z.object({
  policies: z.array(servicePolicySchema),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
  /** when a change moved clocks last; absent before */
  moved_at: z.optional(timestampSchema),
});
export type ServiceLevels = z.infer<typeof serviceLevelsSchema>;

/**
 * `ClockAnnouncements/{conversation_ref}`: when something is to be announced of a ticket next. It is a time that its visitor could
 * tell the target from, so functions alone read and write it.
 */
export const clockAnnouncementSchema = z.object({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  at: timestampSchema,
});

/**
 * `ClockRuns/{libraryId}`: how far the due times of a library's tickets follow a change. Functions alone read and write it. It is
 * gone once all of them do.
 */
export const clockRunSchema = z.object({
  /** when what changed was written, and by which event: a later one takes its place */
  run: z.string(),
  /** id of the last ticket that follows; '' for none */
  after: z.string(),
});

/** Nobody promised anything yet. */
export const NO_SERVICE_LEVELS: ServiceLevels = { policies: [], version: 0 };

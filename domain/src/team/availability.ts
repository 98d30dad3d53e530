import * as z from 'zod/mini';
import { DURATIONS } from '../limits';

/** `availability/{library}`: whether visitors can reach the team now. Times in milliseconds since 1970. */
export const availabilitySchema = z.object({
  online: z.number(),
  at: z.number(),
  /** when a teammate was last online; kept while none is */
  seen: z.optional(z.number()),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** A new count, and whether the change behind it was somebody who chose to be away. */
interface Counted {
  readonly online: number;
  readonly isStepAway?: boolean;
}

/**
 * The record after a new count. A team that just left was online until now; one whose last member chose to be away is
 * away at once.
 */
export function nextAvailability(
  known: unknown,
  { online, isStepAway = false }: Counted,
  nowMs: number,
): Availability {
  if (online === 0 && isStepAway) return { online, at: nowMs };
  const before = availabilitySchema.safeParse(known);
  const wasOnline = before.success && before.data.online > 0;
  const seen = online > 0 || wasOnline ? nowMs : before.data?.seen;
  return { online, at: nowMs, ...(seen === undefined ? {} : { seen }) };
}

/** Whether a team counts as online. A closed tab does not set it to away at once. */
export function isTeamThere({ online, seen = 0 }: Availability, nowMs: number): boolean {
  return online > 0 || nowMs - seen < DURATIONS.availabilityGraceMs;
}

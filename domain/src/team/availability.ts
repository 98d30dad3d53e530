import * as z from 'zod/mini';
import { DURATIONS } from '../limits';

/** `availability/{library}`: whether visitors can reach somebody now. Times in milliseconds since 1970. */
export const availabilitySchema = z.object({
  online: z.number(),
  at: z.number(),
  /** when somebody was last there; kept while nobody is */
  seen: z.optional(z.number()),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** The record after a new count. A team that just left was there until now. */
export function nextAvailability(known: unknown, online: number, nowMs: number): Availability {
  const before = availabilitySchema.safeParse(known);
  const wasOnline = before.success && before.data.online > 0;
  const seen = online > 0 || wasOnline ? nowMs : before.data?.seen;
  return { online, at: nowMs, ...(seen === undefined ? {} : { seen }) };
}

/** Whether a team counts as there: a closed tab does not turn it away at once. */
export function isTeamThere({ online, seen = 0 }: Availability, nowMs: number): boolean {
  return online > 0 || nowMs - seen < DURATIONS.availabilityGraceMs;
}

import * as z from 'zod/mini';

/** Who helps a team out with what it cannot take. */
export const OVERFLOW_KINDS = ['anybody', 'team', 'nobody'] as const;

const teamRulesSchema = z.object({
  /** '' for what is of no team */
  team_ref: z.string(),
  /** minutes that people may take it themselves before; null for those of the library */
  chat_wait_minutes: z.nullable(z.number()),
  ticket_wait_minutes: z.nullable(z.number()),
  overflow: z.enum(OVERFLOW_KINDS),
  /** '' unless a team helps out */
  overflow_team_ref: z.string(),
  /** minutes after the wait */
  chat_overflow_minutes: z.number(),
  ticket_overflow_minutes: z.number(),
  /** refs of skills that whoever gets it must have */
  skill_refs: z.array(z.string()),
});
export type TeamRules = z.infer<typeof teamRulesSchema>;

/** `RoutingRules/{libraryId}`: who gets chats and tickets (D-137). Functions alone read and write it. */
export const routingRulesSchema = z.object({
  /** whether tickets that nobody has are given to people; chats have a switch of their own among the chat settings */
  gives_tickets: z.boolean(),
  /** minutes that people may take them themselves before */
  ticket_wait_minutes: z.number(),
  /** how many of each somebody is given at most, if it says nothing else of them */
  chat_capacity: z.number(),
  ticket_capacity: z.number(),
  /** people with another capacity */
  people: z.array(z.object({ uid: z.string(), chat_capacity: z.number(), ticket_capacity: z.number() })),
  skills: z.array(
    z.object({
      ref: z.string(),
      name: z.string(),
      /** uids; one of a teammate who has left stays until the skill is changed, and counts for nothing */
      uids: z.array(z.string()),
    }),
  ),
  /** teams with rules of their own */
  teams: z.array(teamRulesSchema),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
});
export type RoutingRules = z.infer<typeof routingRulesSchema>;

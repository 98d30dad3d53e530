import * as z from 'zod/mini';

const teamSchema = z.object({
  /** what tickets and chats hold of it, which says nothing to the visitor who reads them */
  ref: z.string(),
  name: z.string(),
  /** uids; one of a teammate who has left stays until the team is changed, and counts for nothing */
  member_uids: z.array(z.string()),
  /** its business hours; absent for those of the default calendar (D-130) */
  calendar_ref: z.optional(z.string()),
});
/** Some of a library's people, who answer one kind of tickets and chats (S7.2-13). */
export type Team = z.infer<typeof teamSchema>;

/** `Teams/{libraryId}`: the teams of a library in the order of their names. Functions alone read and write it. */
export const teamsSchema = z.object({ teams: z.optional(z.array(teamSchema)) });

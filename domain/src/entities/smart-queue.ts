import * as z from 'zod/mini';

/** Which ticket of a queue comes first. */
export const QUEUE_ORDERS = ['longest-waiting', 'newest', 'most-urgent'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/**
 * `SmartQueues/{smart_queue_ref}`: tickets without a teammate that people draw one after another (D-115). Functions alone read
 * and write it.
 */
export const smartQueueSchema = z.looseObject({
  support_lib_id: z.string(),
  name: z.string(),
  /** what must hold of its tickets, as `writePredicate` writes it */
  text: z.string(),
  order: z.enum(QUEUE_ORDERS),
  /** refs of the teams whose people draw from it; none for everybody. One of a team that is gone stays until it is changed */
  team_refs: z.array(z.string()),
  /** how many open tickets somebody may have at most to draw another; 0 for any number */
  capacity: z.number(),
  /** how long a ticket waits, in minutes, before the people of the overflow team are offered it as well */
  wait_minutes: z.number(),
  /** ref of that team, '' for none */
  overflow_team_ref: z.string(),
  /** among the queues of the library, counted from 0 */
  position: z.number(),
});
export type SmartQueue = z.infer<typeof smartQueueSchema>;

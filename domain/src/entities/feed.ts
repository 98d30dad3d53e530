import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `Feeds/{feed_id}`: one item of one person's activity feed (S3, "Activity feed item"). Only functions write and
 * read it; the item goes out without `ref_uid` and `support_lib_id`.
 */
export const feedSchema = z.looseObject({
  support_lib_id: z.string(),
  /** owner of the feed */
  ref_uid: z.string(),
  is_read: z.boolean(),
  /** 'automation' if a workflow did it, else 'user' */
  trigger: z.enum(['user', 'automation']),
  activity_name: z.string(),
  agent: z.object({ agent_name: z.string(), agent_picture: z.string() }),
  workflow_name: z.string(),
  workflow_ref: z.string(),
  /** shown as '{type} Module' */
  entity_type: z.string(),
  /** the ticket that it is about, if it leads to one */
  conversation_ref: z.optional(z.string()),
  /** how many unread things it stands for, the last of which it names (D-132) */
  count: z.optional(z.number()),
  created_at: timestampSchema,
  /** when it is deleted automatically */
  expires_at: z.optional(timestampSchema),
});
export type Feed = z.infer<typeof feedSchema> & { feed_id: string };

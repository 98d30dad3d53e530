import * as z from 'zod/mini';

/** One item as the feed endpoint returns it (S3-30). */
const feedItemSchema = z.object({
  feed_id: z.string(),
  is_read: z.boolean(),
  trigger: z.enum(['user', 'automation']),
  activity_name: z.string(),
  agent: z.object({ agent_name: z.string(), agent_picture: z.string() }),
  workflow_name: z.string(),
  workflow_ref: z.string(),
  entity_type: z.string(),
  /** the ticket that it is about, '' if it leads to none */
  conversation_ref: z.string(),
  /** ISO 8601, UTC */
  created_at: z.string(),
});
export type FeedItem = z.infer<typeof feedItemSchema>;

/** `data` of GET /api/activity/feeds (S3-32, S7.4-07). */
export const feedListSchema = z.object({
  feeds: z.array(feedItemSchema),
  /** `totalCount` counts the items that match the filter, `unreadCount` those of the whole feed */
  pagination: z.object({ totalCount: z.number() }),
  unreadCount: z.number(),
});
export type FeedList = z.infer<typeof feedListSchema>;

/** `data` of POST /api/activity/feeds/read. */
export const feedReadSchema = z.object({ unreadCount: z.number() });

/** S4.5-11 */
export const FEED_FILTERS = ['all', 'unread', 'read'] as const;
export type FeedFilter = (typeof FEED_FILTERS)[number];

/** The query parameter `isRead` of each filter: false unread, true read, none for all (S7.4-06). */
export const IS_READ_PARAMETER: Readonly<Record<FeedFilter, 'true' | 'false' | undefined>> = {
  all: undefined,
  unread: 'false',
  read: 'true',
};

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { notificationCellSchema } from '../agent-notifications';

const channels = z.strictObject({
  desktop: notificationCellSchema,
  sound: notificationCellSchema,
  email: notificationCellSchema,
  bell: z.optional(notificationCellSchema),
  digest: z.optional(notificationCellSchema),
});
const minuteOfDay = z.int().check(z.gte(0), z.lt(1_440));

/** The choices by event, as a person writes them. */
export const notificationEventsWriteSchema = z.strictObject({
  new_ticket: channels,
  visitor_replied: channels,
  assigned_to_you: channels,
  assigned_to_team: z.optional(channels),
  mentioned_you: z.optional(channels),
  followed_ticket: z.optional(channels),
  service_level: z.optional(channels),
  chat_waiting: z.optional(channels),
  draft_to_review: z.optional(channels),
  draft_reviewed: z.optional(channels),
  article_to_verify: z.optional(channels),
});

/** What a person may write; the library is the home library. */
export const agentNotificationsWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  events: notificationEventsWriteSchema,
  time_zone: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.timeZone))),
  quiet: z.optional(
    z.strictObject({
      from: minuteOfDay,
      until: minuteOfDay,
      days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
    }),
  ),
  digest_at: z.optional(minuteOfDay),
});

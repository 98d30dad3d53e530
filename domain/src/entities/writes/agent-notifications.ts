import * as z from 'zod/mini';

const channels = z.strictObject({ desktop: z.boolean(), sound: z.boolean(), email: z.boolean() });

/** What a person may write; the library is the home library. */
export const agentNotificationsWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  events: z.strictObject({
    new_ticket: channels,
    visitor_replied: channels,
    assigned_to_you: channels,
    article_to_verify: z.optional(channels),
    mentioned_you: z.optional(channels),
  }),
});

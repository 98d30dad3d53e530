import * as z from 'zod/mini';

/** The events that staff can be notified about. */
const NOTIFICATION_EVENTS = [
  'new_ticket',
  'visitor_replied',
  'assigned_to_you',
  'article_to_verify',
  'mentioned_you',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

const NOTIFICATION_CHANNELS = ['desktop', 'sound', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const channels = z.object({ desktop: z.boolean(), sound: z.boolean(), email: z.boolean() });

/** `AgentNotifications/{uid}`: one person's matrix of event and channel. */
export const agentNotificationsSchema = z.looseObject({
  support_lib_id: z.string(),
  events: z.object({
    new_ticket: channels,
    visitor_replied: channels,
    assigned_to_you: channels,
    /** missing until the person chooses; they get an email then, too */
    article_to_verify: z.optional(channels),
    /** missing until the person chooses; as of other events, no email is sent then */
    mentioned_you: z.optional(channels),
  }),
});
export type AgentNotifications = z.infer<typeof agentNotificationsSchema>;

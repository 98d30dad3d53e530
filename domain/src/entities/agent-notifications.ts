import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** The events that staff can be notified about. */
export const NOTIFICATION_EVENTS = [
  'new_ticket',
  'visitor_replied',
  'assigned_to_you',
  'assigned_to_team',
  'mentioned_you',
  'followed_ticket',
  'service_level',
  'chat_waiting',
  'draft_to_review',
  'draft_reviewed',
  'article_to_verify',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Where a person hears of an event. */
export const NOTIFICATION_CHANNELS = ['bell', 'desktop', 'sound', 'email', 'digest'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * Whether an event is told on a channel: never, or of whichever tickets. `true` stands for all, as it did before there
 * was a choice; 'mine' are those that the person has, 'teams' also those of the person's teams.
 */
export const NOTIFICATION_CELLS = [false, 'mine', 'teams', true] as const;
export type NotificationCell = (typeof NOTIFICATION_CELLS)[number];

const notificationCellSchema = z.literal(NOTIFICATION_CELLS);
/** Where an event is told; the first three are those of before there were others. */
export const channelsShape = {
  desktop: notificationCellSchema,
  sound: notificationCellSchema,
  email: notificationCellSchema,
  bell: z.optional(notificationCellSchema),
  digest: z.optional(notificationCellSchema),
};

/** The choices by event; a row that is missing stands for the default. */
export const eventsShape = <Channels extends z.ZodMiniType>(channels: Channels) => ({
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

/** One person's choices by event. */
export const notificationEventsSchema = z.object(eventsShape(z.object(channelsShape)));

export const minuteOfDay = z.int().check(z.gte(0), z.lt(1_440));

export const quietHoursShape = {
  /** minute of the day at which they begin */
  from: minuteOfDay,
  /** minute at which they end, on the next day if it is not after `from` */
  until: minuteOfDay,
  /** days on which they begin, 0 for Sunday */
  days: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
};
const quietHoursSchema = z.object(quietHoursShape);
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** `AgentNotifications/{uid}`: what one person is told, how and when. */
export const agentNotificationsSchema = z.looseObject({
  support_lib_id: z.string(),
  events: notificationEventsSchema,
  /** IANA name of the zone in which the times below are meant */
  time_zone: z.optional(z.catch(z.string(), 'UTC')),
  /** absent for none */
  quiet: z.catch(z.optional(quietHoursSchema), undefined),
  /** minute of the day at which the digest comes */
  digest_at: z.catch(z.optional(minuteOfDay), undefined),
});
export type AgentNotifications = z.infer<typeof agentNotificationsSchema>;

/** Something that a person is told of by mail, unless they see it before. */
const waitingNoticeSchema = z.object({
  event: z.enum(NOTIFICATION_EVENTS),
  /** of its cause */
  key: z.string(),
  /** whether it comes by itself, or in the next digest */
  way: z.enum(['mail', 'digest']),
  /** of who did it, as the mail names them */
  name: z.string(),
  /** what follows the name */
  activity: z.string(),
  /** beginning of what was written, '' for nothing */
  preview: z.string(),
  at: timestampSchema,
  /** when it is mailed, or the digest with it, unless it is read before */
  due_at: timestampSchema,
});
export type WaitingNotice = z.infer<typeof waitingNoticeSchema>;

/**
 * `Notices/{uid}_{id}`: what one person was told about one ticket, and what of it waits to be mailed (D-132). It stays
 * for a while when nothing waits, since it records what was told. Functions alone read and write it.
 */
export const noticeSchema = z.object({
  support_lib_id: z.string(),
  /** uid */
  person_ref: z.string(),
  conversation_ref: z.string(),
  /** what the person heard of last: causes with their events and ways (see `notifiedKey`) */
  notified: z.array(z.string()),
  waiting: z.array(waitingNoticeSchema),
  /** what happened until then has been read */
  read_until: timestampSchema,
  /** how often in a row its mail could not be prepared */
  failures: z.number(),
  /** when its mail is due, null for no mail */
  mail_at: z.nullable(timestampSchema),
  /** when the digest with it is due, null for none */
  digest_at: z.nullable(timestampSchema),
  expires_at: timestampSchema,
});
export type Notice = z.infer<typeof noticeSchema>;

/** What somebody can have or refuse notices about, beyond the table. */
export const SUBSCRIPTION_SUBJECTS = ['team', 'ticket'] as const;
export type SubscriptionSubject = (typeof SUBSCRIPTION_SUBJECTS)[number];

/**
 * `NotificationSubscriptions/{id}`: a team whose tickets a person hears of as of their own teams', or a ticket or a team
 * of which they hear nothing (S7.2-11, D-132). The id derives from person and subject. Functions alone read and write it.
 */
export const notificationSubscriptionSchema = z.object({
  support_lib_id: z.string(),
  person_ref: z.string(),
  about: z.enum(SUBSCRIPTION_SUBJECTS),
  /** of the team or the conversation */
  ref: z.string(),
  /** whether the person hears of nothing there, instead of more */
  is_muted: z.boolean(),
});
export type NotificationSubscription = z.infer<typeof notificationSubscriptionSchema>;

/**
 * `NotificationSettings/{libraryId}`: what a library decides about the notifications of its people (S6-27, D-133).
 * Functions alone read and write it.
 */
export const notificationSettingsSchema = z.object({
  support_lib_id: z.string(),
  /** what whoever joins begins with; absent for the product's defaults */
  defaults: z.optional(notificationEventsSchema),
  /** events about which the library sends no mail, whatever its people chose */
  unmailed: z.array(z.enum(NOTIFICATION_EVENTS)),
  /** name of the sender of these mails, '' for the company's */
  sender_name: z.string(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

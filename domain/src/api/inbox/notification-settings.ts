import * as z from 'zod/mini';
import { NOTIFICATION_EVENTS, notificationEventsSchema } from '../../entities/agent-notifications';
import { notificationEventsWriteSchema } from '../../entities/writes/agent-notifications';
import { LIMITS } from '../../limits';
import { widgetSettings } from '../../permissions/requirements';
import { oneName } from '../../text/one-name';
import { defineEndpoint } from '../contract';

const unmailed = z.array(z.enum(NOTIFICATION_EVENTS)).check(z.maxLength(NOTIFICATION_EVENTS.length));

export const getNotificationSettings = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/notification_settings',
  summary: 'What the current library decides about the notifications of its people (S6-27, D-133).',
  permission: widgetSettings,
  rate: 'staffRead',
  answer: z.object({
    defaults: notificationEventsSchema,
    unmailed,
    sender_name: z.string(),
    /** address that these mails come from */
    sender_address: z.string(),
  }),
});
export type NotificationSettingsAnswer = z.infer<typeof getNotificationSettings.answer>;

export const putNotificationSettings = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/notification_settings',
  summary:
    'Changes what whoever joins begins with, about which events the library sends no mail, and the name of their sender; what is left out stays (S6-27, D-133).',
  permission: widgetSettings,
  rate: 'staffWrite',
  body: z.object({
    defaults: z.optional(notificationEventsWriteSchema),
    unmailed: z.optional(unmailed),
    sender_name: z.optional(z.string().check(z.overwrite(oneName), z.maxLength(LIMITS.notificationSender))),
  }),
  answer: z.object({
    defaults: notificationEventsSchema,
    unmailed,
    sender_name: z.string(),
    sender_address: z.string(),
  }),
});

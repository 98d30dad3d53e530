import * as z from 'zod/mini';
import { SUBSCRIPTION_SUBJECTS } from '../../entities/agent-notifications';
import { viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { idField, idOf } from '../ids';

const subscription = z.object({
  subscription_ref: z.string(),
  /** a team, or a ticket */
  about: z.enum(SUBSCRIPTION_SUBJECTS),
  /** of that team, or the id of the conversation */
  ref: z.string(),
  /** name of the team, or number and title of the ticket; '' once it is gone */
  label: z.string(),
  /** whether the caller hears of nothing there, instead of more */
  is_muted: z.boolean(),
});
export type PresentedSubscription = z.infer<typeof subscription>;

const subscriptionQuery = z.object({ subscription_ref: idOf('notificationSubscription') });

export const getNotificationSubscriptions = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/notification_subscriptions',
  summary:
    'Lists what the caller subscribed to or muted in the current library beyond the table of notifications (S7.2-11, D-132).',
  permission: viewTickets,
  rate: 'staffRead',
  answer: z.object({ subscriptions: z.array(subscription) }),
});

export const createNotificationSubscription = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/notification_subscriptions',
  summary:
    'Subscribes the caller to a team, whose tickets they hear of as of their own, or mutes a team or a ticket; what is there already is changed (S7.2-11, D-132).',
  permission: viewTickets,
  rate: 'staffWrite',
  body: z.union([
    z.object({
      about: z.literal('ticket'),
      conversation_ref: idOf('conversation'),
      /** following a ticket is the way to hear more of it (D-123) */
      is_muted: z.literal(true),
    }),
    z.object({
      about: z.literal('team'),
      team_ref: idField,
      is_muted: z._default(z.boolean(), false),
    }),
  ]),
  answer: subscription,
});

export const changeNotificationSubscription = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/notification_subscriptions',
  summary:
    "Mutes a team of the caller's subscriptions, or ends that; a ticket is muted or not there (S7.2-11, D-132).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: subscriptionQuery,
  body: z.object({ is_muted: z.boolean() }),
  answer: subscription,
});

export const deleteNotificationSubscription = defineEndpoint({
  service: 'inbox',
  method: 'DELETE',
  path: '/notification_subscriptions',
  summary: "Ends one of the caller's own subscriptions, or what muted (S7.2-11, D-132).",
  permission: viewTickets,
  rate: 'staffWrite',
  query: subscriptionQuery,
  answer: z.object({ subscription_ref: z.string() }),
});

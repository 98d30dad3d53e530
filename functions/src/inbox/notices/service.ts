import { getAgentNotifications, putAgentNotifications } from './settings/agent-notifications';
import { getNotificationSettings, putNotificationSettings } from './settings/notification-settings';
import {
  changeNotificationSubscription,
  createNotificationSubscription,
  deleteNotificationSubscription,
  getNotificationSubscriptions,
} from './subscriptions/change-subscriptions';

/** What a library and its people decide about notifications (S6-27, S7.2-10, S7.2-11). */
export const notificationEndpoints = [
  changeNotificationSubscription,
  createNotificationSubscription,
  deleteNotificationSubscription,
  getAgentNotifications,
  getNotificationSettings,
  getNotificationSubscriptions,
  putAgentNotifications,
  putNotificationSettings,
];

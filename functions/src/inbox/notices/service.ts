import { getNotificationSettings, putNotificationSettings } from './settings/notification-settings';
import {
  changeNotificationSubscription,
  createNotificationSubscription,
  deleteNotificationSubscription,
  getNotificationSubscriptions,
} from './subscriptions/change-subscriptions';

/** What a library and its people decide about notifications beyond the table (S6-27, S7.2-11). */
export const notificationEndpoints = [
  changeNotificationSubscription,
  createNotificationSubscription,
  deleteNotificationSubscription,
  getNotificationSettings,
  getNotificationSubscriptions,
  putNotificationSettings,
];

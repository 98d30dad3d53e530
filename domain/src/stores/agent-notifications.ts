import type * as z from 'zod/mini';
import { agentNotificationsSchema, type NotificationEvent } from '../entities/agent-notifications';
import type { agentNotificationsWriteSchema } from '../entities/writes/agent-notifications';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof agentNotificationsWriteSchema>;

const notifications = defineStore<typeof agentNotificationsSchema, Written, Written>(
  COLLECTIONS.agentNotifications,
  agentNotificationsSchema,
);

/** `AgentNotifications/{uid}` */
export const agentNotifications = (uid: string) => notifications.at(docPath.agentNotifications(uid));

/** Who of a library asked to be mailed about an event. @param limit how many at most */
export const mailedAbout = (libraryId: string, event: NotificationEvent, limit: number) =>
  notifications.query({
    where: [
      ['support_lib_id', '==', libraryId],
      [`events.${event}.email`, '==', true],
    ],
    limit,
  });

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

/** People of a library who want email about an event. @param limit maximum number */
export const mailedAbout = (libraryId: string, event: NotificationEvent, limit: number) =>
  notifications.query({
    where: [
      ['support_lib_id', '==', libraryId],
      [`events.${event}.email`, '==', true],
    ],
    limit,
  });

import type * as z from 'zod/mini';
import { agentNotificationsSchema, type NotificationEvent } from '../entities/agent-notifications';
import type { agentNotificationsWriteSchema } from '../entities/writes/agent-notifications';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof agentNotificationsWriteSchema>;

const notifications = defineStore<typeof agentNotificationsSchema, Written, Written>(
  COLLECTIONS.agentNotifications,
  agentNotificationsSchema,
);

/** `AgentNotifications/{uid}` */
export const agentNotifications = (uid: string) => notifications.at(docPath.agentNotifications(uid));

/** People of a library who want to hear of an event in all tickets on a channel, and say so. */
export const notifiedAboutAll = (
  libraryId: string,
  event: Extract<NotificationEvent, 'new_ticket' | 'visitor_replied'>,
  channel: 'bell' | 'email' | 'digest',
) =>
  notifications.query({
    where: [
      ['support_lib_id', '==', libraryId],
      [`events.${event}.${channel}`, '==', true],
    ],
    limit: LIMITS.notifiedPeople,
  });

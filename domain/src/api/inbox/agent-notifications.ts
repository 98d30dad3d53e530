import * as z from 'zod/mini';
import { agentNotificationsSchema } from '../../entities/agent-notifications';
import { agentNotificationsWriteSchema } from '../../entities/writes/agent-notifications';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';

const { events, time_zone, quiet, digest_at } = agentNotificationsSchema.shape;

/** An event that nobody chose anything for has its defaults. */
const answer = z.object({ events, time_zone, quiet, digest_at });

export const getAgentNotifications = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/agent_notifications',
  summary: "The caller's own choices: what they are notified of, where and when (S7.2-10, D-56, D-132).",
  permission: signedIn(),
  rate: 'staffRead',
  answer,
});

export const putAgentNotifications = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/agent_notifications',
  summary:
    "Replaces the caller's own choices; quiet hours, their zone and the time of the digest end where they are left out (S7.2-10, D-56, D-132).",
  permission: signedIn(),
  rate: 'staffWrite',
  body: z.omit(agentNotificationsWriteSchema, { support_lib_id: true }),
  answer,
});

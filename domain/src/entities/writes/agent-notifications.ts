import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { channelsShape, eventsShape, minuteOfDay, quietHoursShape } from '../agent-notifications';

/** The choices by event, as a person writes them. */
export const notificationEventsWriteSchema = z.strictObject(eventsShape(z.strictObject(channelsShape)));

/** What a person may write; the library is the home library. */
export const agentNotificationsWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  events: notificationEventsWriteSchema,
  time_zone: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.timeZone))),
  quiet: z.optional(z.strictObject(quietHoursShape)),
  digest_at: z.optional(minuteOfDay),
});

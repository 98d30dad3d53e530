import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/**
 * `Conversations/{ref}/TicketFollowers/{uid}`: that a person is told of what happens to a ticket (D-123). Functions alone
 * write it. Staff who may read the ticket read it, visitors never do.
 */
export const ticketFollowerSchema = z.looseObject({
  support_lib_id: z.string(),
  /** as the team called the person then */
  name: z.string(),
  since: timestampSchema,
});
export type TicketFollower = z.infer<typeof ticketFollowerSchema> & {
  /** the person's uid */
  id: string;
};

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { UNDO_SEND_SECONDS } from '../../tickets/undo-send';
import { writtenText, writtenTitle } from './written';

/** What a person may write to their own `Users` document; only functions write the rest. */
export const profileWriteSchema = z.strictObject({
  agent_name: writtenTitle(LIMITS.personName),
  display_name: writtenTitle(LIMITS.personName),
  /** '' or the URL of an upload in the person's own folder */
  agent_picture: writtenText(LIMITS.url),
  signature: z.optional(writtenText(LIMITS.signature)),
  is_away: z.union([z.literal(0), z.literal(1)]),
  is_assign_only: z.optional(z.boolean()),
  undo_send_seconds: z.optional(z.literal(UNDO_SEND_SECONDS)),
  has_single_keys: z.optional(z.boolean()),
});

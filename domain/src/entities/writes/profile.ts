import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writtenText, writtenTitle } from './written';

/** What a person may write of the own `Users` document; everything else is the functions'. */
export const profileWriteSchema = z.strictObject({
  agent_name: writtenTitle(LIMITS.personName),
  display_name: writtenTitle(LIMITS.personName),
  /** '' or an upload of the own folder */
  agent_picture: writtenText(LIMITS.url),
  signature: z.optional(writtenText(LIMITS.signature)),
  is_away: z.union([z.literal(0), z.literal(1)]),
});

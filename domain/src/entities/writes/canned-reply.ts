import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writtenText, writtenTitle } from './written';

/** What staff may write of a canned reply (D-65). */
export const cannedReplyWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  owner_uid: z.string(),
  title: writtenTitle(LIMITS.cannedReplyTitle),
  shortcut: writtenText(LIMITS.cannedReplyShortcut).check(z.regex(/^[^ /]*$/)),
  text: writtenTitle(LIMITS.cannedReplyText),
});

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writtenTitle } from './written';

/** What staff write to a translation. */
export const translationWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  source: writtenTitle(LIMITS.translationText),
  translation: writtenTitle(LIMITS.translationText),
});

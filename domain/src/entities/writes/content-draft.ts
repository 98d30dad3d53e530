import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { fitsLessonKind, lessonTextWriteShape } from './course';
import { newsTextWriteShape } from './news-flash';
import { sopTextWriteShape } from './sop';
import { chosenTime, writtenId, writtenTime } from './written';

const stampShape = {
  support_lib_id: z.string(),
  content_ref: writtenId,
  updated_at: writtenTime,
  updated_by: z.string(),
};

/** What a writer writes to the draft of a news flash. How the times fit together is checked once it is saved. */
export const newsDraftWriteSchema = z.strictObject({
  kind: z.literal('news'),
  ...stampShape,
  ...newsTextWriteShape,
  audience: z.enum(['public', 'staff']),
  publish_at: chosenTime,
  expires_at: chosenTime,
});

export const sopDraftWriteSchema = z.strictObject({
  kind: z.literal('sop'),
  ...stampShape,
  ...sopTextWriteShape,
});

export const lessonDraftWriteSchema = z
  .strictObject({
    kind: z.literal('lesson'),
    ...stampShape,
    ...lessonTextWriteShape,
    is_read_to_end: z.boolean(),
    opens_after_days: z.int().check(z.gte(0), z.lte(LIMITS.lessonDays)),
  })
  .check(z.refine(fitsLessonKind));

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import {
  chosenTime,
  writtenKeywords,
  writtenReference,
  writtenText,
  writtenTime,
  writtenTitle,
} from './written';

/** What a news flash says. Rules check that the picture is one of the library. */
export const newsTextWriteShape = {
  newsFlash_title: writtenTitle(LIMITS.articleTitle),
  newsFlash_content: writtenText(LIMITS.articleContent),
  newsFlash_featureImage: writtenText(LIMITS.url),
  newsFlash_keywords: writtenKeywords,
  newsFlash_categories: writtenReference,
  categoryName: writtenText(LIMITS.categoryTitle),
};

/**
 * What staff write to a new news flash; counters start at 0 (D-18). How the times depend on each other and on whether it
 * is published is in the rules alone.
 */
export const newsFlashWriteSchema = z
  .strictObject({
    support_lib_id: z.string(),
    ...newsTextWriteShape,
    is_published: z.boolean(),
    audience: z.enum(['public', 'staff']),
    is_staff_published: z.boolean(),
    publish_at: chosenTime,
    expires_at: chosenTime,
    next_at: chosenTime,
    is_schedule_refused: z.literal(false),
    /** of a copy of the parent's news flash, together with the time of that text (U-12) */
    origin_ref: z.optional(z.string()),
    origin_updated_at: z.optional(writtenTime),
    views: z.literal(0),
    heart: z.literal(0),
    party: z.literal(0),
    snooze: z.literal(0),
    dislike: z.literal(0),
    timeStamp: writtenTime,
    createdAt: writtenTime,
    updated_at: writtenTime,
    updated_by: z.string(),
  })
  .check(
    // Never both: visitors' queries ask for `is_published` alone.
    z.refine(({ audience, is_published, is_staff_published }) =>
      audience === 'staff' ? !is_published : !is_staff_published,
    ),
    z.refine(
      ({ origin_ref, origin_updated_at }) => (origin_ref === undefined) === (origin_updated_at === undefined),
    ),
  );

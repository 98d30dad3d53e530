import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** What a visitor may feel about a news flash, in the order of the buttons (S3-17, D-39). */
export const NEWS_REACTIONS = ['heart', 'party', 'snooze', 'dislike'] as const;
export type NewsReaction = (typeof NEWS_REACTIONS)[number];

const time = z.nullable(timestampSchema);

/** What a news flash says. */
export const newsTextShape = {
  newsFlash_title: z.string(),
  /** HTML, sanitised when written and again when shown (D-15) */
  newsFlash_content: z.string(),
  /** URL of a picture in the library's folder, '' for none */
  newsFlash_featureImage: z.string(),
  newsFlash_keywords: z.array(z.string()),
  /** id of the category, '' for none */
  newsFlash_categories: z.string(),
  /** its title when the news flash was saved */
  categoryName: z.string(),
};

/**
 * `NewsFlash/{id}` (S3-17): what visitors read once `is_published` is true. It carries its own schedule: nobody reads the
 * document before its time, and the end of a news flash is no secret (D-77).
 */
export const newsFlashSchema = z.looseObject({
  support_lib_id: z.string(),
  ...newsTextShape,
  /** for visitors */
  is_published: z.boolean(),
  /** who reads it once it is published */
  audience: z.enum(['public', 'staff']),
  /** published for staff alone; `is_published` is then false */
  is_staff_published: z.boolean(),
  /** when it is published; null once it is, and if nothing is planned */
  publish_at: time,
  /** when nobody reads it any more; null for never */
  expires_at: time,
  /** the next of the two, for the schedule's query; null if nothing is to be done */
  next_at: time,
  /** who planned it may not publish any more, so it stayed as it was; only functions set it */
  is_schedule_refused: z.boolean(),
  /** it tells of an incident (U-13); only functions set it */
  is_of_incident: z.optional(z.boolean()),
  /** of a copy: the parent library's news flash (U-12) */
  origin_ref: z.optional(z.string()),
  /** of a copy: `updated_at` of that news flash when it was copied or last compared */
  origin_updated_at: z.optional(timestampSchema),
  /** only functions change counters (D-18) */
  views: z.number(),
  heart: z.number(),
  party: z.number(),
  snooze: z.number(),
  dislike: z.number(),
  /** when it was last published, and when it was created before that: the newest is shown first */
  timeStamp: timestampSchema,
  createdAt: timestampSchema,
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type NewsFlash = z.infer<typeof newsFlashSchema> & { id: string };

const newsEntrySchema = z.object({
  id: z.string(),
  newsFlash_title: z.string(),
  /** plain text of the beginning */
  description: z.string(),
  newsFlash_featureImage: z.string(),
  newsFlash_categories: z.string(),
  categoryName: z.string(),
  /** milliseconds */
  timeStamp: z.number(),
  /** milliseconds; null for never */
  expiresAt: z.nullable(z.number()),
});
/** A news flash in the list of those that visitors can read. */
export type NewsEntry = z.infer<typeof newsEntrySchema>;

/**
 * `NewsFlashLists/{libraryId}`: the latest news flashes that visitors can read, the newest first. One document, so that
 * the list costs a visitor one read, and the widget learns from the same one which of them are new. A trigger keeps it.
 */
export const newsFlashListSchema = z.object({
  support_lib_id: z.string(),
  entries: z.array(newsEntrySchema),
});

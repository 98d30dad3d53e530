import * as z from 'zod/mini';
import { lessonTextShape } from './course';
import { newsTextShape } from './news-flash';
import { sopTextShape } from './sop';
import { timestampSchema } from './timestamp';

/** Kinds of text that have their drafts and revisions in one collection each; articles have their own (D-81). */
const CONTENT_KINDS = ['news', 'sop', 'lesson'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const time = z.nullable(timestampSchema);

const ownerShape = {
  support_lib_id: z.string(),
  /** id of the news flash, SOP or lesson */
  content_ref: z.string(),
};

const draftShape = { ...ownerShape, updated_at: timestampSchema, updated_by: z.string() };

/** `ContentDrafts/news:{id}`: changes of a published or planned news flash that its readers do not get yet. */
export const newsDraftSchema = z.looseObject({
  kind: z.literal('news'),
  ...draftShape,
  ...newsTextShape,
  audience: z.enum(['public', 'staff']),
  publish_at: time,
  expires_at: time,
});

/** `ContentDrafts/sop:{id}` */
export const sopDraftSchema = z.looseObject({ kind: z.literal('sop'), ...draftShape, ...sopTextShape });

/** `ContentDrafts/lesson:{id}`: a lesson of a published course, and what its line of the course would say of it. */
export const lessonDraftSchema = z.looseObject({
  kind: z.literal('lesson'),
  ...draftShape,
  course_ref: z.string(),
  ...lessonTextShape,
  is_read_to_end: z.boolean(),
  /** days; 0 for a lesson that is open at once */
  opens_after_days: z.number(),
});

/** What every draft has. */
export const contentDraftSchema = z.looseObject({ kind: z.enum(CONTENT_KINDS), ...draftShape });

const revisionShape = {
  ...ownerShape,
  /** `updated_at` of what was published */
  published_at: timestampSchema,
  /** uid */
  published_by: z.string(),
  /** the publisher's name at that time, '' if unknown */
  published_name: z.string(),
};

/** What every revision has. */
export const contentRevisionSchema = z.looseObject({ kind: z.enum(CONTENT_KINDS), ...revisionShape });

/**
 * `ContentRevisions/{id}`: a text as it was published once. Triggers write it from what was stored, so that no browser
 * can forge one or leave one out, and nothing changes it. It goes with what it is a revision of.
 */
export const newsRevisionSchema = z.looseObject({
  kind: z.literal('news'),
  ...revisionShape,
  ...newsTextShape,
});
export const sopRevisionSchema = z.looseObject({
  kind: z.literal('sop'),
  ...revisionShape,
  ...sopTextShape,
  /** the version that readers confirm */
  version: z.number(),
});
/** The terms stand in the course, so that a revision has none. */
export const lessonRevisionSchema = z.looseObject({
  kind: z.literal('lesson'),
  ...revisionShape,
  course_ref: z.string(),
  ...lessonTextShape,
});
/** What keeps the upload of a lesson: the file that a revision of it refers to. */
export const fileRevisionSchema = z.pick(lessonRevisionSchema, { lesson_file: true });

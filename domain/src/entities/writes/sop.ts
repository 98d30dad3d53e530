import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { chosenTime, writtenId, writtenReference, writtenText, writtenTime, writtenTitle } from './written';

/** What a writer writes to an SOP category; `category_id` is the document's own id. */
export const sopCategoryWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  category_id: writtenId,
  category_title: writtenTitle(LIMITS.categoryTitle),
  position: z.int().check(z.gte(0), z.lte(LIMITS.sopPosition)),
});

/** What an SOP says. */
export const sopTextWriteShape = {
  sop_title: writtenTitle(LIMITS.articleTitle),
  sop_content: writtenText(LIMITS.sopContent),
  category_id: writtenReference,
};

/** What a writer writes to a new SOP. How `version` grows is in the rules and in `nextVersion`. */
export const sopArticleWriteSchema = z
  .strictObject({
    support_lib_id: z.string(),
    ...sopTextWriteShape,
    is_published: z.boolean(),
    is_disabled: z.boolean(),
    version: z.int().check(z.gte(0)),
    owner_ref: writtenReference,
    verify_by: chosenTime,
    verified_at: z.null(),
    verified_by: z.literal(''),
    /** set once it is there, with nothing else */
    is_offered: z.optional(z.boolean()),
    /** of a copy of the parent's SOP, together with the time of that text (U-12) */
    origin_ref: z.optional(z.string()),
    origin_updated_at: z.optional(writtenTime),
    created_at: writtenTime,
    updated_at: writtenTime,
    updated_by: z.string(),
  })
  .check(
    z.refine(({ is_published, version }) => version === (is_published ? 1 : 0)),
    z.refine(
      ({ origin_ref, origin_updated_at }) => (origin_ref === undefined) === (origin_updated_at === undefined),
    ),
  );

/** What a reader writes to a receipt. */
export const sopReceiptWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  sop_ref: writtenId,
  reader_ref: z.string(),
  version: z.int(),
  read_at: writtenTime,
});

import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** `SopCategories/{id}` (S3-21). Staff only. */
export const sopCategorySchema = z.looseObject({
  support_lib_id: z.string(),
  /** the document's own id */
  category_id: z.string(),
  category_title: z.string(),
  /** its place in the list, the smallest first */
  position: z.number(),
});
export type SopCategory = z.infer<typeof sopCategorySchema> & { id: string };

/** What an SOP says. */
export const sopTextShape = {
  sop_title: z.string(),
  /** HTML, sanitised when written and again when shown (D-15) */
  sop_content: z.string(),
  /** id of its SOP category, '' for none; one that is gone counts as none */
  category_id: z.string(),
};

/** `SopArticles/{id}` (S3-21): a procedure for staff. No visitor ever reads one, published or not. */
export const sopArticleSchema = z.looseObject({
  support_lib_id: z.string(),
  ...sopTextShape,
  is_published: z.boolean(),
  /** archived */
  is_disabled: z.boolean(),
  /** whether child libraries may show it to their staff while it is published (D-84); missing counts as no */
  is_offered: z.optional(z.catch(z.boolean(), false)),
  /** of a copy: the parent library's SOP (U-12) */
  origin_ref: z.optional(z.string()),
  /** of a copy: `updated_at` of that SOP when it was copied or last compared */
  origin_updated_at: z.optional(timestampSchema),
  /** how often a text was published; receipts name the version that was read */
  version: z.number(),
  /** uid of who keeps it correct, '' for nobody */
  owner_ref: z.string(),
  /** by when somebody should check it: the end of a day */
  verify_by: z.nullable(timestampSchema),
  verified_at: z.nullable(timestampSchema),
  verified_by: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type SopArticle = z.infer<typeof sopArticleSchema> & { id: string };

/** `SopReceipts/{sopId}_{uid}`: the last version of an SOP that a person has confirmed to have read. */
export const sopReceiptSchema = z.looseObject({
  support_lib_id: z.string(),
  /** id of the SOP */
  sop_ref: z.string(),
  /** uid */
  reader_ref: z.string(),
  version: z.number(),
  read_at: timestampSchema,
});
export type SopReceipt = z.infer<typeof sopReceiptSchema> & { id: string };

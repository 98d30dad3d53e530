import * as z from 'zod/mini';

/** `Categories/{id}` (S3-15). A category is visible only if enabled and not disabled (D-36). */
export const categorySchema = z.looseObject({
  support_lib_id: z.string(),
  category_title: z.string(),
  category_description: z.string(),
  /** name of an icon in the product's icon set */
  category_icon: z.string(),
  /** '' for a top-level category */
  parent_cat_id: z.string(),
  is_enabled: z.boolean(),
  is_disabled: z.boolean(),
  /** number of articles directly in it that visitors can read; kept by a trigger, missing until it has counted */
  articles: z.optional(z.catch(z.number(), 0)),
  /** ids of the categories directly below it, in their order; kept by a trigger */
  subCategory: z.optional(z.catch(z.array(z.string()), [])),
});
export type Category = z.infer<typeof categorySchema> & { id: string };

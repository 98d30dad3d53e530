import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { writtenReference, writtenText, writtenTitle } from './written';

/** What a writer writes to a category. */
export const categoryWriteSchema = z.strictObject({
  support_lib_id: z.string(),
  category_title: writtenTitle(LIMITS.categoryTitle),
  category_description: writtenText(LIMITS.categoryDescription),
  category_icon: writtenText(LIMITS.categoryIcon),
  /** '' or the id of another category of the library */
  parent_cat_id: writtenReference,
  is_enabled: z.boolean(),
  is_disabled: z.boolean(),
});

import * as z from 'zod/mini';

/** `SavedFilters/{filter_ref}`: tickets that somebody looks for again (D-112). Functions alone read and write it. */
export const savedFilterSchema = z.looseObject({
  support_lib_id: z.string(),
  /** of the one person whose it is; '' if everybody in the library who may view tickets sees it */
  owner_uid: z.string(),
  name: z.string(),
  /** the predicate, as `writePredicate` writes it */
  text: z.string(),
  /** whether the menu of lists shows it */
  is_pinned: z.boolean(),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;

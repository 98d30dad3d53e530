import type { LibraryPublic } from '../entities/library';

/** What a library shows of its parent's content (S3-07, D-35). */
export type DefaultSwitches = Pick<
  LibraryPublic,
  | 'parent_lib_id'
  | 'disabled_default_articles'
  | 'disabled_default_categories'
  | 'enabled_default_articles'
  | 'enabled_default_categories'
>;

/** Whether a library shows any category of its parent. A library that never chose shows none (D-72). */
export const hasDefaultContent = ({
  parent_lib_id,
  disabled_default_categories: isDisabled = true,
  enabled_default_categories: listed = [],
}: DefaultSwitches): boolean => parent_lib_id !== '' && (!isDisabled || listed.length > 0);

/** Whether a library shows an article of its parent, provided that it shows the article's category. */
export const showsDefaultArticle = (
  { disabled_default_articles: isDisabled = true, enabled_default_articles: listed = [] }: DefaultSwitches,
  articleId: string,
): boolean => !isDisabled || listed.includes(articleId);

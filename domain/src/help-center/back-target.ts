/** Views of the help library page (S2.2-07 to S2.2-12). */
const HELP_VIEWS = [
  'all',
  'search',
  'singleCategory',
  'singleSubCategory',
  'singleArticle',
  'contactUs',
] as const;
type HelpView = (typeof HELP_VIEWS)[number];

export interface HelpLocation {
  readonly view: HelpView;
  /** a search the visitor came through, '' for none */
  readonly searchQuery: string;
  /** category of the article, or parent of the subcategory; '' for none */
  readonly categoryId: string;
  /** set for an article that lives in a subcategory */
  readonly subCategoryId: string;
}

export type BackTarget =
  | { readonly view: 'all' }
  | { readonly view: 'search'; readonly searchQuery: string }
  | { readonly view: 'singleCategory' | 'singleSubCategory'; readonly categoryId: string };

/**
 * Where the back arrow leads (S2.2-14 to S2.2-17): to the search the visitor came from, if any, else one level up.
 * An article goes back to the category it lives in, which may be a subcategory.
 */
export function backTarget(location: HelpLocation): BackTarget {
  const { view, searchQuery, categoryId, subCategoryId } = location;
  if (view === 'all' || view === 'search' || view === 'contactUs') return { view: 'all' };
  if (searchQuery.trim() !== '') return { view: 'search', searchQuery };
  if (view === 'singleArticle' && subCategoryId !== '') {
    return { view: 'singleSubCategory', categoryId: subCategoryId };
  }
  if (view !== 'singleCategory' && categoryId !== '') return { view: 'singleCategory', categoryId };
  return { view: 'all' };
}

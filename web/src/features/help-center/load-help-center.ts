import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { OrderedCategories } from '@harborline/domain/help-center/default-categories';
import { hasDefaultContent } from '@harborline/domain/help-center/default-content';
import type { ArticleRow, PageArticle, PopularArticle } from '@harborline/domain/help-center/page-content';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article, mostViewedArticles, visibleArticleRows } from '@harborline/domain/stores/articles';
import { enabledCategories } from '@harborline/domain/stores/categories';
import { ReadError } from '../../shared/firebase/firestore-rest';
import { readAllPublicRecords, readPublicRecord, readPublicRecords } from '../../shared/store/public-records';

/** Only libraries that show content of their parent need it. */
const loadDefaults = () => import('./load-default-content');

/** The enabled categories that a library shows, its parent's included (D-35). @throws ReadError */
export async function loadCategories(library: LibraryPublic): Promise<OrderedCategories> {
  const categories = await readPublicRecords(enabledCategories(library.id));
  if (!hasDefaultContent(library)) return { categories, positioning: library.categoryPositioning };
  return (await loadDefaults()).addDefaultCategories(library, categories);
}

const loadDefaultRows = async (library: LibraryPublic, categoryId: string): Promise<ArticleRow[]> =>
  hasDefaultContent(library) ? (await loadDefaults()).loadDefaultRows(library, categoryId) : [];

/** The titles of all published articles of a category, in alphabetical order. @throws ReadError */
export async function loadCategoryRows(library: LibraryPublic, categoryId: string): Promise<ArticleRow[]> {
  const [own, ofParent] = await Promise.all([
    readAllPublicRecords(visibleArticleRows(library.id, categoryId)),
    loadDefaultRows(library, categoryId),
  ]);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...own, ...ofParent].sort((first, second) => compare(first.article_title, second.article_title));
}

/** The most viewed articles, including those in hidden categories. @throws ReadError */
export const loadMostViewed = (libraryId: string): Promise<readonly PopularArticle[]> =>
  readPublicRecords(mostViewedArticles(libraryId));

/** Loads the code that prepares an article's stored HTML. Only pages that show articles need it. */
const loadPreparation = () => import('./article/prepare-article');

/** Loads that code in advance of the article. */
const preloadPreparation = (): void => void loadPreparation().catch(() => undefined);

/**
 * A published article, ready to be shown; null if it is missing or not for visitors, who see no difference.
 * @throws ReadError
 */
export async function loadArticle(articleId: string): Promise<PageArticle | null> {
  preloadPreparation();
  const found = await readPublicRecord(article(articleId)).catch((error: unknown) => {
    const isRefused = error instanceof ReadError && (error.status === 403 || error.status === 401);
    if (isRefused) return null;
    throw error;
  });
  if (found === null || !isSearchable(found)) return null;
  const { prepareArticle } = await loadPreparation();
  return prepareArticle(found);
}

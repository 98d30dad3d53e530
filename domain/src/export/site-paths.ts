import { copyIdOf } from '../articles/article-copy';
import { matchPublicRoute } from '../help-center/public-routes';

/** Names in the folder of an exported site. */
export const SITE_FILES = {
  home: 'index.html',
  search: 'search.html',
  missing: '404.html',
  sitemap: 'sitemap.xml',
  ownStyle: 'assets/own.css',
  searchScript: 'assets/file-search.js',
  searchIndex: 'assets/search-index.js',
} as const;

/** File systems know fewer characters than ids do. */
const fileNameOf = (id: string): string => id.replace(/[:@]/g, '-');

/** File of an article's page. */
export const articleFile = (id: string): string => `article/${fileNameOf(id)}.html`;
/** File of a category's page. */
export const categoryFile = (id: string): string => `category/${fileNameOf(id)}.html`;

/** The file that takes the place of one of the product's pages; null for a page that an exported site lacks. */
export function fileOfPage(path: string): string | null {
  const match = matchPublicRoute(path);
  const id = match?.params.id ?? '';
  if (match?.page === 'home') return SITE_FILES.home;
  if (match?.page === 'article') return articleFile(id);
  return match?.page === 'category' ? categoryFile(id) : null;
}

/** The file of the copy that a library may have published in place of an article (D-73); null for other pages. */
export function fileOfCopy(path: string, libraryId: string): string | null {
  const match = matchPublicRoute(path);
  return match?.page === 'article' ? articleFile(copyIdOf(libraryId, match.params.id ?? '')) : null;
}

/** A file as another refers to it, so that both may lie in any folder. */
export const relativeTo = (from: string, to: string): string => '../'.repeat(from.split('/').length - 1) + to;

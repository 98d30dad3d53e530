import { loadArticlePage, loadCategoryPage, loadHomePage, preloadArticle } from '../../features/help-center';
import { preload } from '../../shared/hooks/use-resource';
import { libraryResource, loadLibrary } from '../../shared/library/load-library';
import { isOfLibrary, type LibraryPage, matchPublicRoute } from '../../shared/router/public-routes';
import { loadContactPage } from './load-contact-page';

function loaderOf(page: LibraryPage, search: string): (() => Promise<unknown>) | null {
  if (page === 'home') return isContactTab(search) ? loadContactPage : loadHomePage;
  if (page === 'category') return loadCategoryPage;
  return page === 'article' ? loadArticlePage : null;
}

const isContactTab = (search: string): boolean => new URLSearchParams(search).get('tab') === 'contact';

/** Starts reading what the first page needs, all at once, before anything is rendered. */
export function preloadPage(pathname: string, search: string): void {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return;
  const key = match.params.libraryKey ?? null;
  preload(libraryResource(key), () => loadLibrary(key));
  // What cannot be fetched now is asked for again by the page itself.
  loaderOf(match.page, search)?.().catch(() => undefined);
  if (match.page === 'article') preloadArticle(match.params.id ?? '');
}

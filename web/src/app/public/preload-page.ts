import { preloadArticle } from '../../features/help-center';
import { preload } from '../../shared/hooks/use-resource';
import { libraryResource, loadLibrary } from '../../shared/library/load-library';
import { isOfLibrary, matchPublicRoute } from '../../shared/router/public-routes';

/** Starts reading what the first page needs, all at once, before anything is rendered. */
export function preloadPage(pathname: string): void {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return;
  const key = match.params.libraryKey ?? null;
  preload(libraryResource(key), () => loadLibrary(key));
  if (match.page === 'article') preloadArticle(match.params.id ?? '');
}

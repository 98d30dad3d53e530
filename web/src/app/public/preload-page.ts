import {
  isOfLibrary,
  type LibraryPage,
  matchPublicRoute,
} from '@harborline/domain/help-center/public-routes';
import { preloadArticle, preloadSearchResults } from '../../features/help-center';
import { preload } from '../../shared/hooks/use-resource';
import { libraryResource, loadLibrary } from '../../shared/library/library-resources';
import { preloadCode } from './pages';
import { FramedPages } from './widget/late-widget-pages';

function codeOfFramed(page: LibraryPage, search: string): readonly (() => Promise<unknown>)[] {
  if (page === 'widgetMessage') return [preloadCode.contact];
  const isSearch = page === 'widgetHelp' && (new URLSearchParams(search).get('q') ?? '').trim() !== '';
  return isSearch ? [preloadSearchResults] : [];
}

function codeOf(page: LibraryPage, search: string): readonly (() => Promise<unknown>)[] {
  if (page === 'conversation' || page === 'requests' || page === 'form') return [];
  if (page !== 'home') return [preloadCode[page]];
  const query = new URLSearchParams(search);
  if (query.get('tab') === 'contact') return [preloadCode.contact];
  return (query.get('q') ?? '').trim() === '' ? [preloadCode.home] : [preloadCode.home, preloadSearchResults];
}

/** Loads the code of the page at a URL. */
export async function loadCode(pathname: string, search: string): Promise<void> {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return;
  const ofFrame = match.isFramed ? [FramedPages.preload, ...codeOfFramed(match.page, search)] : [];
  await Promise.all([...codeOf(match.page, search), ...ofFrame].map((load) => load()));
}

/** Starts loading everything the first page needs at once, before anything renders. */
export function preloadPage(pathname: string, search: string): void {
  const match = matchPublicRoute(pathname);
  if (match === null || !isOfLibrary(match)) return;
  const key = match.params.libraryKey ?? null;
  preload(libraryResource(key), () => loadLibrary(key));
  // If this fails, the page itself tries again.
  loadCode(pathname, search).catch(() => undefined);
  if (match.page === 'article') preloadArticle(match.params.id ?? '');
}

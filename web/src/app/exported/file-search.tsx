import type { FileIndex } from '@harborline/domain/export/file-index';
import { SITE_FILES } from '@harborline/domain/export/site-paths';
import { listPage } from '@harborline/domain/help-center/list-page';
import { createSearchEngine } from '@harborline/domain/search/search-engine';
import { createRoot } from 'react-dom/client';
import { FileResults } from '../../features/help-center/search/file-results';
import { translatePage } from '../../shared/ui-public/translate-page';

declare global {
  /** set by the script of the search index */
  var helpCenterIndex: FileIndex | undefined;
}

/** Class of the element that shows results; the server renders it, too. */
const RESULTS = 'search-view';

/** Searches an exported site: the query stands in the page's address, the index in a script beside this one. */
export function searchFiles(): void {
  const place = document.querySelector<HTMLElement>(`.${RESULTS}`);
  const index = globalThis.helpCenterIndex;
  if (place === null || index === undefined) return;
  const query = (new URLSearchParams(window.location.search).get('q') ?? '').trim();
  // A blank search shows all topics (S5-17).
  if (query === '') window.location.replace(SITE_FILES.home);
  const field = document.querySelector<HTMLInputElement>('input[name="q"]');
  if (field !== null) field.value = query;
  const { entries, paths, translations, synonyms } = index;
  const page = listPage(window.location.search);
  const engine = createSearchEngine([{ entries }]);
  const answer = engine.search(query, new Set(Object.keys(paths)), { synonyms, page });
  createRoot(place).render(<FileResults query={query} page={page} answer={answer} paths={paths} />);
  translatePage(place, translations);
}

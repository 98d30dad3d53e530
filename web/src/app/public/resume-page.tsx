import type { PageContent } from '@harborline/domain/help-center/page-content';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { continueFromServer } from '../../shared/hooks/use-is-live';
import { isContactOpen } from '../../shared/library/library-scope';
import { resumeFromServer } from '../../shared/router/navigation';
import { BEGINS_ANEW } from './begins-anew';
import { loadCode } from './preload-page';
import { PublicApp } from './public-app';
import { putContent } from './put-content';
import { keepTranslated } from './translations';

/** The query without a tab that the library does not have (S2.2-06). */
function shownSearch(search: string, content: PageContent | null): string {
  if (content !== null && isContactOpen(content.library)) return search;
  const query = new URLSearchParams(search);
  query.delete('tab');
  return `?${query}`;
}

/**
 * Hydrates a page that the server rendered: nothing on it changes, and none of its data is read again. If its code
 * cannot be loaded, the page stays as it is, with working links.
 */
export async function resumePage(root: HTMLElement, content: PageContent | null): Promise<void> {
  const { pathname, search } = window.location;
  const isTranslated = root.dataset.translated !== undefined;
  await loadCode(pathname, shownSearch(search, content));
  if (isTranslated && content !== null) await keepTranslated(content.translations, true);
  putContent(pathname, content, search);
  if (root.hasAttribute(BEGINS_ANEW)) {
    root.replaceChildren();
    createRoot(root).render(<PublicApp />);
    return;
  }
  resumeFromServer(() => continueFromServer(() => void hydrateRoot(root, <PublicApp />)));
}

import { createRoot } from 'react-dom/client';
import { navigate, watchLocation } from '../../../shared/router/navigation';
import { isPlainClick } from '../../../shared/router/plain-click';
import { loadCode } from '../preload-page';
import { PublicApp } from '../public-app';
import { putContent } from '../put-content';
import { renderedContent } from '../rendered-content';
import { followIntent, isInside } from '../served/follow-intent';
import { isRenderedPage, servePages } from '../served/serve-pages';
import { prepareRequests } from './prepare-requests';
import { isLeft, type RestingPage } from './resting-page';

/** If it fails, the page itself tries again. */
const loadCodeOf = (pathname: string, search: string): Promise<void> =>
  loadCode(pathname, search).catch(() => undefined);

/** Opens links of the page in this document. */
function followLinks(signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !isInside(link) || !isRenderedPage(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  document.addEventListener('click', follow, { signal });
}

/** Shows the page at the current URL in place of the one that rests. */
async function takeOver(page: RestingPage, root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  // The way back shows the page that rested at once, scrolled as it was left.
  await Promise.all([loadCodeOf(pathname, search), loadCodeOf(page.pathname, page.search)]);
  page.over.abort();
  root.replaceChildren();
  createRoot(root).render(<PublicApp />);
}

async function prepareApp(page: RestingPage, root: HTMLElement): Promise<void> {
  await prepareRequests();
  putContent(page.pathname, renderedContent(), page.search);
  // Before the app watches its location, so that each page's content is asked for before it renders.
  servePages(page);
  followIntent((pathname, search) => void loadCodeOf(pathname, search));
  followLinks(page.over.signal);
  const goOn = () => {
    if (!isLeft(page)) return;
    stopWatching();
    void takeOver(page, root);
  };
  const stopWatching = watchLocation(goOn);
  // A part may have been quicker than the app.
  goOn();
}

let prepared: Promise<void> | null = null;

/** Has the app take over a page that rests as soon as the visitor goes on to another one. */
export async function standBy(page: RestingPage): Promise<void> {
  const root = document.getElementById('root');
  if (root !== null) prepared ??= prepareApp(page, root);
  await prepared;
}

import { createRoot } from 'react-dom/client';
import { report } from '../../shared/config/report';
import { startOrExplain } from '../../shared/config/start-or-explain';
import { withAppCheck } from '../../shared/firebase/with-app-check';
import { preloadPage } from './preload-page';
import { PublicApp } from './public-app';
import { isRendered, renderedContent } from './rendered-content';
import type { EndRest } from './resting/rest';
import { resumePage } from './resume-page';
import { servePages } from './served/serve-pages';

function renderPage(root: HTMLElement): void {
  preloadPage(window.location.pathname, window.location.search);
  // Replaces the content of visitors.html in the same frame.
  root.replaceChildren();
  createRoot(root).render(<PublicApp />);
}

function start(endRest: EndRest): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // Before the page watches its location, so that each page's content is asked for before it renders.
  servePages(isRendered());
  if (!isRendered()) renderPage(root);
  else resumePage(root, renderedContent(), endRest).catch((error: unknown) => report('not-resumed', error));
}

const NO_REST: EndRest = () => () => undefined;

/**
 * Starts the visitors' app: hydrates the page if the server rendered it, else renders it.
 * @param endRest ends what worked on the page until now
 */
export function startApp(endRest = NO_REST): void {
  startOrExplain(() => withAppCheck('visitor', () => start(endRest)));
}

import { createRoot } from 'react-dom/client';
import { report } from '../../shared/config/report';
import { startOrExplain } from '../../shared/config/start-or-explain';
import { withAppCheck } from '../../shared/firebase/with-app-check';
import { preloadPage } from './preload-page';
import { PublicApp } from './public-app';
import { isRendered, renderedContent } from './rendered-content';
import { resumePage } from './resume-page';
import { servePages } from './served/serve-pages';

function renderPage(root: HTMLElement): void {
  preloadPage(window.location.pathname, window.location.search);
  // Replaces the content of visitors.html in the same frame.
  root.replaceChildren();
  createRoot(root).render(<PublicApp />);
}

function start(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // Before the page watches its location, so that each page's content is asked for before it renders.
  servePages(isRendered() ? window.location : null);
  if (!isRendered()) renderPage(root);
  else resumePage(root, renderedContent()).catch((error: unknown) => report('not-resumed', error));
}

/** Starts the visitors' app: hydrates the page if the server rendered it, else renders it. */
export function startApp(): void {
  startOrExplain(() => withAppCheck('visitor', start));
}

import { createRoot } from 'react-dom/client';
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

let isServing = false;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  // Before the page watches its location, so that each page's content is asked for before it renders.
  if (!isServing) servePages(isRendered() ? window.location : null);
  isServing = true;
  if (isRendered()) await resumePage(root, renderedContent());
  else renderPage(root);
}

let starting: Promise<void> | null = null;

/**
 * Starts the visitors' app once: hydrates the page if the server rendered it, else renders it.
 * @throws if the code of the page cannot be loaded; it can be tried again
 */
export function startApp(): Promise<void> {
  starting ??= new Promise<void>((resolve, reject) => {
    startOrExplain(() => withAppCheck('visitor', () => void start().then(resolve, reject)));
  }).catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

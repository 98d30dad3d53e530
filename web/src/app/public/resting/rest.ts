import { onSlashKey } from '../../../features/help-center/search/on-slash-key';
import { report } from '../../../shared/config/report';
import { renderedContent } from '../rendered-content';
import { keepTranslated } from '../translations';
import { followConnection } from './follow-connection';
import { holdClicks } from './hold-clicks';

/** Ends the rest right before the page is hydrated. @returns what to do right after */
export type EndRest = () => () => void;

const importArticle = () => import('../../../features/help-center/article/resting-article');

/** Loads what works on an article's page. @returns a function that starts it; null on other pages */
async function loadArticle(): Promise<(() => () => void) | null> {
  const page = document.querySelector<HTMLElement>('.article-layout');
  const content = page === null ? null : renderedContent();
  const article = content?.article;
  if (page === null || !content || !article) return null;
  const isTranslated = page.closest('[data-translated]') !== null;
  const [{ startRestingArticle }] = await Promise.all([
    importArticle(),
    // Before it adds texts of its own.
    isTranslated && keepTranslated(content.translations, true),
  ]);
  return () => startRestingArticle(page, article);
}

/** Loads what keeps a status page current. @returns a function that starts it; null on other pages */
async function loadStatus(): Promise<(() => () => void) | null> {
  if (document.querySelector('.status-page') === null) return null;
  return (await import('./follow-status')).followStatus;
}

const focusSearch = () => document.querySelector<HTMLInputElement>('.search-box input')?.focus();

/** Leaves a page as the server rendered it: only what a reader needs works, without a renderer. */
export function rest(): EndRest {
  const letGo = holdClicks();
  const ends = [followConnection(), onSlashKey(focusSearch)];
  let isOver = false;
  for (const load of [loadArticle, loadStatus]) {
    load()
      .then((start) => {
        if (start !== null && !isOver) ends.push(start());
      })
      .catch((error: unknown) => report('not-loaded', error));
  }
  return () => {
    isOver = true;
    for (const end of ends) end();
    return letGo();
  };
}

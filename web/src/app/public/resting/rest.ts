import { onSlashKey } from '../../../features/help-center/search/on-slash-key';
import { report } from '../../../shared/config/report';
import { renderedContent } from '../rendered-content';
import { followConnection } from './follow-connection';
import { holdClicks } from './hold-clicks';

/** Ends the rest right before the page is hydrated. @returns what to do right after */
export type EndRest = () => () => void;

/** What works on an article's page. Its code loads with the first of them. */
async function startArticle(): Promise<() => void> {
  const page = document.querySelector<HTMLElement>('.article-layout');
  const article = page === null ? null : renderedContent()?.article;
  if (page === null || !article) return () => undefined;
  const { startRestingArticle } = await import('../../../features/help-center/article/resting-article');
  return startRestingArticle(page, article);
}

const focusSearch = () => document.querySelector<HTMLInputElement>('.search-box input')?.focus();

/**
 * Leaves a page as the server rendered it: only what a reader needs works, in a few hundred lines without a renderer.
 */
export function rest(): EndRest {
  const letGo = holdClicks();
  const ends = [followConnection(), onSlashKey(focusSearch)];
  let isOver = false;
  startArticle()
    .then((end) => (isOver ? end() : ends.push(end)))
    .catch((error: unknown) => report('not-loaded', error));
  return () => {
    isOver = true;
    for (const end of ends) end();
    return letGo();
  };
}

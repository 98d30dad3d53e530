import { report } from '../../../shared/config/report';
import { rememberScroll } from '../../../shared/router/history-state';
import { isPlainClick } from '../../../shared/router/plain-click';

/*
 * What works inside an article's text. Written without a renderer, since a page that the server rendered has it before
 * its renderer.
 */

const loadTools = () => import('./article-tools');

const onNotLoaded = (error: unknown) => report('not-loaded', error);

/** Marks tables that are wider than their frames, now and on every change. @returns a function that stops it */
function markScrollingTables(article: HTMLElement): () => void {
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes)
      target.toggleAttribute('data-scrolls', target.scrollWidth > target.clientWidth);
  });
  for (const frame of article.querySelectorAll('.table-frame')) sizes.observe(frame);
  return () => sizes.disconnect();
}

async function addCodeTools(article: HTMLElement): Promise<void> {
  if (article.querySelector('.code-block') === null) return;
  const { addCopyButtons } = await loadTools();
  addCopyButtons(article);
}

/** Gives wide tables and code blocks of an article what they need. @returns a function that stops watching them */
export function addArticleTools(article: HTMLElement): () => void {
  addCodeTools(article).catch(onNotLoaded);
  return markScrollingTables(article);
}

/** Plays the video of a poster here; if that cannot be loaded, on its own site. */
async function play(poster: HTMLElement): Promise<void> {
  try {
    (await loadTools()).playVideo(poster);
  } catch (error) {
    onNotLoaded(error);
    if (poster instanceof HTMLAnchorElement) window.location.assign(poster.href);
  }
}

/** A click on an article, as the browser or React tells it. */
type ArticleClick = Parameters<typeof isPlainClick>[0] & Pick<Event, 'target' | 'preventDefault'>;

/** Follows a link to a section: its jump is a history entry, and that of a heading is copied. */
function followToSection(link: HTMLAnchorElement): void {
  rememberScroll();
  if (link.className !== 'heading-link') return;
  loadTools()
    .then(({ copyLink }) => copyLink(link))
    .catch(onNotLoaded);
}

/** Plays a video, or follows a link to a section. @returns another link that was clicked, if any */
export function followInArticle(event: ArticleClick): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const poster = event.target.closest<HTMLElement>('[data-player]');
  if (poster !== null && isPlainClick(event)) {
    event.preventDefault();
    void play(poster);
    return null;
  }
  const link = event.target.closest('a');
  const isToSection =
    link !== null && link.target === '' && link.origin === window.location.origin && link.hash !== '';
  if (!isToSection) return link;
  followToSection(link);
  return null;
}

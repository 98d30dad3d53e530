import { matchPublicRoute, type PublicLinks } from '@harborline/domain/help-center/public-routes';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { report } from '../../../shared/config/report';
import { useLibrary } from '../../../shared/library/library-scope';
import { isPlainClick } from '../../../shared/router/link';
import { navigate, rememberScroll, showNamedSection } from '../../../shared/router/navigation';
import './article.css';

const loadTools = () => import('./article-tools');

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

/** Plays the video of a poster here; if that cannot be loaded, on its own site. */
async function play(poster: HTMLElement): Promise<void> {
  try {
    (await loadTools()).playVideo(poster);
  } catch (error) {
    report('not-loaded', error);
    if (poster instanceof HTMLAnchorElement) window.location.assign(poster.href);
  }
}

/** Opens links between pages of the help center without reloading the document. */
function followInside(event: MouseEvent<HTMLElement>, link: HTMLAnchorElement): void {
  if (link.target !== '' || link.origin !== window.location.origin) return;
  if (link.hash !== '') {
    rememberScroll();
    if (link.className !== 'heading-link') return;
    loadTools()
      .then(({ copyLink }) => copyLink(link))
      .catch((error: unknown) => report('not-loaded', error));
    return;
  }
  if (!isPlainClick(event) || matchPublicRoute(link.pathname) === null) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

function onClick(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element)) return;
  const poster = event.target.closest<HTMLElement>('[data-player]');
  if (poster !== null && isPlainClick(event)) {
    event.preventDefault();
    void play(poster);
    return;
  }
  const link = event.target.closest('a');
  if (link !== null) followInside(event, link);
}

/** As the layout writes links to other articles; what matches holds no quotes and no brackets that its replacement lacks. */
const ARTICLE_LINK = / data-article="([\w.@:-]{1,128})" href="\/article\/details\/\1"/g;

/** Leads links to other articles to where this library has them. */
const withLinks = (html: string, links: PublicLinks): string =>
  html.replace(ARTICLE_LINK, (_, id: string) => ` data-article="${id}" href="${links.article(id)}"`);

interface ArticleContentProps {
  /** prepared HTML (S5-27) */
  readonly html: string;
}

/** An article's text. */
export function ArticleContent({ html }: ArticleContentProps) {
  const { links } = useLibrary();
  const holder = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ __html: withLinks(html, links) }), [html, links]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has new tables
  useEffect(() => {
    const stopScroll = showNamedSection();
    if (holder.current === null) return stopScroll;
    const stopMarks = markScrollingTables(holder.current);
    addCodeTools(holder.current).catch((error: unknown) => report('not-loaded', error));
    return () => {
      stopScroll();
      stopMarks();
    };
  }, [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks come from the links inside, by mouse or keyboard
    <div
      ref={holder}
      className="prose"
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the article was sanitised when it was prepared, in the browser or on the server
      dangerouslySetInnerHTML={content}
    />
  );
}

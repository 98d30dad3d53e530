import { matchPublicRoute, type PublicLinks } from '@harborline/domain/help-center/public-routes';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useLibrary } from '../../../shared/library/library-scope';
import { navigate, showNamedSection } from '../../../shared/router/navigation';
import { isPlainClick } from '../../../shared/router/plain-click';
import { addArticleTools, followInArticle } from './article-parts';
import './article.css';

function onClick(event: MouseEvent<HTMLElement>): void {
  const link = followInArticle(event);
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return;
  if (!isPlainClick(event) || matchPublicRoute(link.pathname) === null) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
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
    const removeTools = addArticleTools(holder.current);
    return () => {
      stopScroll();
      removeTools();
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

import { matchPublicRoute } from '@harborline/domain/help-center/public-routes';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '../../../shared/router/link';
import { navigate, rememberScroll, showNamedSection } from '../../../shared/router/navigation';
import './article.css';

/** Marks tables that are wider than their frames, now and on every change. @returns a function that stops it */
function markScrollingTables(article: HTMLElement): () => void {
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes)
      target.toggleAttribute('data-scrolls', target.scrollWidth > target.clientWidth);
  });
  for (const frame of article.querySelectorAll('.table-frame')) sizes.observe(frame);
  return () => sizes.disconnect();
}

/** Opens links between pages of the help center without reloading the document. */
function followInside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return;
  if (link.hash !== '') {
    rememberScroll();
    return;
  }
  if (!isPlainClick(event) || matchPublicRoute(link.pathname) === null) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

interface ArticleContentProps {
  /** prepared HTML (S5-27) */
  readonly html: string;
}

/** An article's text. */
export function ArticleContent({ html }: ArticleContentProps) {
  const holder = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has new tables
  useEffect(() => {
    showNamedSection();
    return holder.current === null ? undefined : markScrollingTables(holder.current);
  }, [html]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks come from the links inside, by mouse or keyboard
    <div
      ref={holder}
      className="prose"
      onClick={followInside}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the article was sanitised when it was prepared, in the browser or on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { isPlainClick } from '../../../shared/router/link';
import { navigate, rememberScroll, showNamedSection } from '../../../shared/router/navigation';
import { matchPublicRoute } from '../../../shared/router/public-routes';
import { Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { loadSanitiser } from '../load-sanitiser';
import './article.css';

export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Gives the headings of an article ids to link to and lists them. */
function nameSections(article: HTMLElement): Section[] {
  return [...article.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `section-${index + 1}`;
    return { id: heading.id, title: heading.textContent ?? '' };
  });
}

/** Each block is laid out in the direction of its own text, unless its writer said otherwise. */
function setDirections(article: HTMLElement): void {
  for (const block of article.children) if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto');
}

/** Wide tables scroll inside the article instead of stretching the page, and say so. */
function wrapTables(article: HTMLElement): () => void {
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes)
      target.toggleAttribute('data-scrolls', target.scrollWidth > target.clientWidth);
  });
  for (const table of article.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Table');
    table.replaceWith(frame);
    const hint = document.createElement('p');
    hint.className = 'table-hint';
    hint.textContent = HELP_CENTER_TEXTS.scrollTable;
    frame.append(table);
    frame.after(hint);
    sizes.observe(frame);
  }
  return () => sizes.disconnect();
}

/** Links between pages of the help center open without loading the document again. */
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
  /** HTML as stored */
  readonly html: string;
  readonly onSections?: (sections: readonly Section[]) => void;
}

/** An article's text, sanitised before it reaches the page (S5-27). */
export function ArticleContent({ html, onSections }: ArticleContentProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let forgetTables = () => {};
    const show = async () => {
      const { sanitiseHtml } = await loadSanitiser();
      if (!isCurrent || holder.current === null) return;
      holder.current.replaceChildren(sanitiseHtml(html));
      setDirections(holder.current);
      forgetTables = wrapTables(holder.current);
      onSections?.(nameSections(holder.current));
      setIsShown(true);
      showNamedSection();
    };
    show().catch((error: unknown) => report('sanitiser-failed', error));
    return () => {
      isCurrent = false;
      forgetTables();
    };
  }, [html, onSections]);
  return (
    <>
      {!isShown && (
        <Loading>
          <SkeletonLines count={8} />
        </Loading>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks come from the links inside, by mouse or keyboard */}
      <div ref={holder} className="prose" onClick={followInside} />
    </>
  );
}

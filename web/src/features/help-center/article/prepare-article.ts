import type { Article } from '@harborline/domain/entities/article';
import { descriptionOf } from '@harborline/domain/help-center/article-description';
import type { ArticleSection, PageArticle } from '@harborline/domain/help-center/page-content';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { sanitiseHtml } from '../../../shared/html/sanitise';

/** Gives the headings of an article ids to link to and lists them. */
function nameSections(article: HTMLElement): ArticleSection[] {
  return [...article.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `section-${index + 1}`;
    return { id: heading.id, title: heading.textContent ?? '' };
  });
}

/** Lays out each block in the direction of its own text, unless its author set one. */
function setDirections(article: HTMLElement): void {
  for (const block of article.children) if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto');
}

/** Makes wide tables scroll inside the article instead of stretching the page, with a hint that they scroll. */
function frameTables(article: HTMLElement): void {
  for (const table of article.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', HELP_CENTER_TEXTS.table);
    table.replaceWith(frame);
    const hint = document.createElement('p');
    hint.className = 'table-hint';
    hint.textContent = HELP_CENTER_TEXTS.scrollTable;
    frame.append(table);
    frame.after(hint);
  }
}

/** Prepares a stored article for a page: sanitises it (S5-27), lays it out, lists its sections. The server does the same. */
export function prepareArticle(article: Article): PageArticle {
  const { id, support_lib_id, article_title, article_categories, article_content, updated_at } = article;
  const holder = document.createElement('div');
  holder.append(sanitiseHtml(article_content));
  setDirections(holder);
  frameTables(holder);
  const sections = nameSections(holder);
  return {
    id,
    support_lib_id,
    article_title,
    article_categories,
    updatedAt: updated_at.toMillis(),
    html: holder.innerHTML,
    sections,
    description: descriptionOf(article_content),
  };
}

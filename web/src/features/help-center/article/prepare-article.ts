import type { Article } from '@harborline/domain/entities/article';
import { descriptionOf } from '@harborline/domain/help-center/article-description';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { type Highlight, layOutArticle } from '@harborline/domain/html/lay-out-article';
import { report } from '../../../shared/config/report';
import { sanitiseHtml } from '../../../shared/html/sanitise';
import { domOf, markupBelow } from './markup-dom';

const plain: Highlight = (code) => [code];

/** Loads what highlights code, which few articles need. Without it, code stays plain. */
async function loadHighlight(): Promise<Highlight> {
  try {
    return (await import('@harborline/domain/html/highlight-code')).highlightCode;
  } catch (error) {
    report('not-loaded', error);
    return plain;
  }
}

/** Prepares stored HTML for a page: sanitises it (S5-27), lays it out, lists its sections. The server does the same. */
export async function prepareHtml(
  stored: string,
): Promise<Pick<PageArticle, 'html' | 'sections' | 'description'>> {
  const isCode = /<code\s/.test(stored);
  const highlight = isCode ? await loadHighlight() : plain;
  const { nodes, sections } = layOutArticle(markupBelow(sanitiseHtml(stored)), highlight);
  const holder = document.createElement('div');
  holder.append(...nodes.map(domOf));
  return { html: holder.innerHTML, sections, description: descriptionOf(stored) };
}

/** Prepares a stored article for a page. */
export async function prepareArticle(article: Article): Promise<PageArticle> {
  const { id, support_lib_id, article_title, article_categories, article_content, updated_at } = article;
  const updatedAt = updated_at.toMillis();
  const named = { id, support_lib_id, article_title, article_categories, updatedAt };
  return { ...named, ...(await prepareHtml(article_content)) };
}

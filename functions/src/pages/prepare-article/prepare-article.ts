import { descriptionOf } from '@harborline/domain/help-center/article-description';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { textToHtml } from '@harborline/domain/html/escape';
import { htmlToText } from '@harborline/domain/search/html-to-text';
import { logger } from 'firebase-functions';
import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { layOutArticle } from './lay-out-article';
import { sanitiseHtml } from './sanitise-html';

/** An article's text as a page shows it. */
export type PreparedHtml = Pick<PageArticle, 'html' | 'sections' | 'description'>;

const writer = unified().use(rehypeStringify).freeze();
const write = (tree: Root): string => writer.stringify(tree);

/** Written by people, HTML is stable after one or two rounds. */
const MAX_ROUNDS = 4;

/** A tree that a browser reads from its HTML exactly as it is here. @throws Error if none is found */
function stableTree(storedHtml: string): Root {
  let tree = sanitiseHtml(storedHtml);
  let html = write(tree);
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    tree = sanitiseHtml(html);
    const again = write(tree);
    if (again === html) return tree;
    html = again;
  }
  throw new Error('The HTML means something else each time it is read');
}

/** Nobody writes HTML that is nested thousands of levels deep, or that changes whenever it is read: its words must do. */
function safeTree(storedHtml: string): Root {
  try {
    return stableTree(storedHtml);
  } catch (error) {
    logger.warn('An article is shown as plain text', { error: String(error) });
    return sanitiseHtml(textToHtml(htmlToText(storedHtml)));
  }
}

/**
 * Makes an article's stored HTML ready for its page: sanitised (S5-27, D-15), laid out, its sections listed. What is
 * written reads back as the very tree that was checked, so that no parser finds anything else in it.
 */
export function prepareArticle(storedHtml: string): PreparedHtml {
  const { tree, sections } = layOutArticle(safeTree(storedHtml));
  return { html: write(tree), sections, description: descriptionOf(storedHtml) };
}

/** The sanitised HTML without the page's layout: what an import stores. */
export const sanitised = (storedHtml: string): string => write(safeTree(storedHtml));

import { Marked } from 'marked';
import type { ContentArticle } from './read-content';

const marked = new Marked({ gfm: true, async: false });

/** Links between articles are written `article:<slug>`; visitors find an article below their library's key. */
const ARTICLE_LINK = /href="article:([a-z0-9-]+)"/g;

/** Slugs that a text links to; for tests of the seed. */
export function linkedSlugs(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(article:([a-z0-9-]+)\)/g)].map((match) => match[1] ?? '');
}

/** An article's Markdown as the HTML that the product stores. */
export function renderArticle(markdown: string, library: ContentArticle['library']): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(ARTICLE_LINK, (_link, slug: string) => `href="/article/details/${library}/${library}-${slug}"`)
    .replace(/>\n+</g, '><')
    .trim();
}

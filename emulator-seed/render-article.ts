import { Marked } from 'marked';
import type { ContentArticle } from './read-content';

const marked = new Marked({ gfm: true, async: false });

/**
 * Links between articles are written `article:<slug>` or, in the handbook, as the file beside it, so that it can be
 * imported elsewhere. Visitors find an article below their library's key.
 */
const ARTICLE_LINK = /href="(?:article:([a-z0-9-]+)|([a-z0-9-]+)\.md)"/g;

/** Slugs that a text links to; for tests of the seed. */
export function linkedSlugs(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?:article:([a-z0-9-]+)|([a-z0-9-]+)\.md)\)/g)].map(
    ([, slug, file]) => slug ?? file ?? '',
  );
}

/** A link to an article. The agency's articles show in its clients' help centers as well, where a link by id stays. */
function linkTo(library: ContentArticle['library'], id: string): string {
  return library === 'northbeam'
    ? `data-article="${id}" href="/article/details/${id}"`
    : `href="/article/details/${library}/${id}"`;
}

/** An article's Markdown as the HTML that the product stores. */
export function renderArticle(markdown: string, library: ContentArticle['library']): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(ARTICLE_LINK, (_link, slug?: string, file?: string) =>
      linkTo(library, `${library}-${slug ?? file}`),
    )
    .replace(/\n(?=<\/code><\/pre>)/g, '')
    .replace(/>\n+</g, '><')
    .trim();
}

import type { ArticleRow, ArticleSiblings } from './page-content';

/** Articles named beside an article, however many its category has. */
const RELATED = 5;
/** Shorter words are in most titles. */
const SHORTEST_WORD = 5;

const wordsOf = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length >= SHORTEST_WORD),
  );

/** The articles whose titles share most words with one's, then those that follow it, the first after the last. */
function relatedTo(rows: readonly ArticleRow[], index: number): ArticleRow[] {
  const article = rows[index];
  if (article === undefined) return rows.slice(0, RELATED);
  const own = wordsOf(article.article_title);
  const sharedBy = ({ article_title }: ArticleRow) =>
    [...wordsOf(article_title)].filter((word) => own.has(word)).length;
  return [...rows.slice(index + 1), ...rows.slice(0, index)]
    .map((row) => ({ row, shared: sharedBy(row) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, RELATED)
    .map(({ row }) => row);
}

/** @param rows all articles of the category, in their order */
export function siblingsOf(rows: readonly ArticleRow[], articleId: string): ArticleSiblings {
  const index = rows.findIndex(({ id }) => id === articleId);
  const beside = (distance: number) => (index === -1 ? null : (rows[index + distance] ?? null));
  return { previous: beside(-1), next: beside(1), related: relatedTo(rows, index) };
}

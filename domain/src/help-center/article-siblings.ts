import type { ArticleRow, ArticleSiblings } from './page-content';

/** Articles named beside an article, however many its category has. */
const RELATED = 5;

/** @param rows all articles of the category, in their order */
export function siblingsOf(rows: readonly ArticleRow[], articleId: string): ArticleSiblings {
  const index = rows.findIndex(({ id }) => id === articleId);
  const beside = (distance: number) => (index === -1 ? null : (rows[index + distance] ?? null));
  const related: ArticleRow[] = [];
  for (const row of rows) {
    if (related.length === RELATED) break;
    if (row.id !== articleId) related.push(row);
  }
  return { previous: beside(-1), next: beside(1), related };
}

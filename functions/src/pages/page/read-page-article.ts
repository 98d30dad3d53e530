import { createHash } from 'node:crypto';
import { copyIdOf } from '@harborline/domain/articles/article-copy';
import type { Article } from '@harborline/domain/entities/article';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import { Lru } from '../kept/lru';
import { FRESH_MS, MISSING_FRESH_MS } from '../library-view/library-head';
import type { LibraryView } from '../library-view/library-view';
import { type PreparedHtml, prepareArticle } from '../prepare-article/prepare-article';

const sizeOf = ({ html }: PreparedHtml): number => 1_000 + html.length;

/** By what the HTML was made from, so that neither a vote nor a change of the title prepares it again. */
const prepared = new Lru<PreparedHtml>(LIMITS.keptArticles, sizeOf);

/** The text of an article or a lesson, ready for its page. */
export function prepareOnce(articleId: string, storedHtml: string): PreparedHtml {
  const key = `${articleId}/${createHash('sha256').update(storedHtml).digest('base64')}`;
  const kept = prepared.get(key);
  if (kept) return kept;
  const made = prepareArticle(storedHtml);
  prepared.set(key, made);
  return made;
}

async function readArticle(articleId: string): Promise<PageArticle | null> {
  const found = await readRecord(articleDocument(articleId));
  return found && isSearchable(found) ? toPageArticle(found) : null;
}

/** A stored article as its page shows it. */
export function toPageArticle(found: Article): PageArticle {
  const { id, support_lib_id, article_title, article_categories, article_content, updated_at } = found;
  const updatedAt = updated_at.toMillis();
  const named = { id, support_lib_id, article_title, article_categories, updatedAt };
  return { ...named, ...prepareOnce(id, article_content) };
}

const articles = new KeptReads<PageArticle | null>({
  limit: LIMITS.keptArticles,
  weigh: (article) => (article === null ? 1_000 : sizeOf(article)),
});

/** A published article of any library as of the last ten seconds; null if visitors cannot have it (D-17). */
export const readPageArticle = (articleId: string): Promise<PageArticle | null> =>
  articles.get(articleId, {
    isFresh: (article, ageMs) => ageMs < (article === null ? MISSING_FRESH_MS : FRESH_MS),
    read: () => readArticle(articleId),
  });

/** Whether an article is one of a library's pages: its own, or one of its parent's that it shows (D-35). */
export const isShownBy = (
  { library, content }: LibraryView,
  { id, support_lib_id }: Pick<PageArticle, 'id' | 'support_lib_id'>,
): boolean => support_lib_id === library.id || content.defaultArticleIds.has(id);

/**
 * The article that a library shows at the address of an id: its own, its parent's, or the copy that it published in
 * place of its parent's (U-12). @param found the article of that id
 */
export async function shownArticle(
  view: LibraryView,
  articleId: string,
  found: PageArticle | null,
): Promise<PageArticle | null> {
  if (found !== null && isShownBy(view, found)) return found;
  const copyId = copyIdOf(view.library.id, articleId);
  const copy = view.content.titles.has(copyId) ? await readPageArticle(copyId) : null;
  return copy !== null && isShownBy(view, copy) ? copy : null;
}

import type { ArticleRow, PageArticle } from '@harborline/domain/help-center/page-content';
import { ARTICLE_PAGE_TEXTS } from '@harborline/domain/texts/article-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { useArticleList, useHasArticleList, useIsIdle } from '../use-help-center';

const RELATED_COUNT = 5;

/** The articles of an article's category, in their order; none until they are read. */
function useSiblings({ article_categories }: PageArticle): readonly ArticleRow[] {
  const isIdle = useIsIdle();
  const isRead = useHasArticleList(article_categories);
  const list = useArticleList(isIdle || isRead ? article_categories : null);
  return list.status === 'ready' ? list.data.rows : [];
}

/** Other articles in the same category; nothing if there are none or they cannot be read. */
export function RelatedArticles({ article }: { article: PageArticle }) {
  const { links } = useLibrary();
  const others = useSiblings(article).filter(({ id }) => id !== article.id);
  if (others.length === 0) return null;
  return (
    <nav className="aside-block" aria-labelledby="related-articles">
      <h2 id="related-articles">{HELP_CENTER_TEXTS.relatedArticles}</h2>
      <ul>
        {others.slice(0, RELATED_COUNT).map(({ id, article_title }) => (
          <li key={id}>
            <Link to={links.article(id)}>
              <bdi>{article_title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The articles before and after an article in its category. */
export function Neighbours({ article }: { article: PageArticle }) {
  const { links } = useLibrary();
  const siblings = useSiblings(article);
  const index = siblings.findIndex(({ id }) => id === article.id);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  if (index === -1 || (previous ?? next) === undefined) return null;
  return (
    <nav className="neighbours" aria-label={ARTICLE_PAGE_TEXTS.neighbours}>
      {previous && (
        <Link to={links.article(previous.id)} rel="prev">
          <span>{ARTICLE_PAGE_TEXTS.previousArticle}</span>
          <bdi>{previous.article_title}</bdi>
        </Link>
      )}
      {next && (
        <Link to={links.article(next.id)} rel="next">
          <span>{ARTICLE_PAGE_TEXTS.nextArticle}</span>
          <bdi>{next.article_title}</bdi>
        </Link>
      )}
    </nav>
  );
}

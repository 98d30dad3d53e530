import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { useArticleRows, useHasArticleRows, useIsIdle } from '../use-help-center';

const RELATED_COUNT = 5;

/** Other articles in the same category; nothing if there are none or they cannot be read. */
export function RelatedArticles({ article }: { article: PageArticle }) {
  const { links } = useLibrary();
  const isIdle = useIsIdle();
  const isRead = useHasArticleRows(article.article_categories);
  const rows = useArticleRows(isIdle || isRead ? article.article_categories : null);
  if (rows.status !== 'ready') return null;
  const others = rows.data.filter(({ id }) => id !== article.id).slice(0, RELATED_COUNT);
  if (others.length === 0) return null;
  return (
    <nav className="aside-block" aria-labelledby="related-articles">
      <h2 id="related-articles">{HELP_CENTER_TEXTS.relatedArticles}</h2>
      <ul>
        {others.map(({ id, article_title }) => (
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

import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { ARTICLE_PAGE_TEXTS } from '@harborline/domain/texts/article-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { useSiblings } from '../use-help-center';

/** Other articles in the same category; nothing if there are none or they cannot be read. */
export function RelatedArticles({ article }: { article: PageArticle }) {
  const { links } = useLibrary();
  const siblings = useSiblings(article);
  if (siblings === null || siblings.related.length === 0) return null;
  return (
    <nav className="aside-block" aria-labelledby="related-articles">
      <h2 id="related-articles">{HELP_CENTER_TEXTS.relatedArticles}</h2>
      <ul>
        {siblings.related.map(({ id, article_title }) => (
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
  if (siblings === null) return null;
  const { previous, next } = siblings;
  if (previous === null && next === null) return null;
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

import type { Category } from '@harborline/domain/entities/category';
import type { SearchResult } from '@harborline/domain/search/search-engine';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { type MouseEvent, useId } from 'react';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { usePageContentOf } from '../../../shared/router/page-reader';
import { isPlainClick } from '../../../shared/router/plain-click';
import { Icon } from '../../../shared/ui-public/icons';
import { LoadFailed, Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { ArticleContent } from '../article/article-content';
import { ArticleFeedback } from '../article/article-feedback';
import { useArticle } from '../use-help-center';
import { CategoryTrail } from './category-trail';
import { Highlighted } from './highlighted';

interface OpenedArticleProps {
  readonly articleId: string;
  readonly query: string;
  readonly page: number;
  readonly hasFeedback: boolean;
}

function OpenedArticle({ articleId, query, page, hasFeedback }: OpenedArticleProps) {
  const { links } = useLibrary();
  usePageContentOf(links.article(articleId));
  const article = useArticle(articleId);
  if (article.status === 'failed') return <LoadFailed retry={article.retry} />;
  if (article.status === 'loading') {
    return (
      <Loading>
        <SkeletonLines count={5} />
      </Loading>
    );
  }
  if (article.data === null) return <p>{HELP_CENTER_TEXTS.articleGone}</p>;
  return (
    <>
      <ArticleContent html={article.data.html} />
      <p>
        <Link
          to={links.article(articleId)}
          options={{ fromQuery: query, fromPage: page }}
          className="text-link"
        >
          {HELP_CENTER_TEXTS.openAsPage}
          <Icon name="next" />
        </Link>
      </p>
      {hasFeedback && <ArticleFeedback articleId={articleId} />}
    </>
  );
}

interface ResultItemProps {
  readonly result: SearchResult;
  readonly query: string;
  /** of the results, counted from 1 */
  readonly page: number;
  /** categories above the article, from the top */
  readonly path: readonly Category[];
  readonly isSelected: boolean;
  readonly hasFeedback: boolean;
  readonly onToggle: () => void;
}

/** One result: a plain click expands or collapses it in place (S4.5-06), any other opens its link, as in a new tab. */
export function ResultItem({ result, path, isSelected, onToggle, ...opened }: ResultItemProps) {
  const { links } = useLibrary();
  const panelId = useId();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <li className="result">
      <a
        className="result-row"
        href={links.article(result.id)}
        aria-expanded={isSelected}
        aria-controls={panelId}
        onClick={onClick}
      >
        <span className="result-words">
          <span className="result-title">
            <bdi>
              <Highlighted parts={result.titleParts} />
            </bdi>
          </span>
          <CategoryTrail path={path} />
          <span className="result-snippet">
            <bdi>
              <Highlighted parts={result.snippetParts} />
            </bdi>
          </span>
        </span>
        <Icon name="down" />
      </a>
      <div id={panelId} className="result-panel" hidden={!isSelected}>
        {isSelected && <OpenedArticle articleId={result.id} {...opened} />}
      </div>
    </li>
  );
}

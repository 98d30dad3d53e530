import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { useArticleRows } from '../use-help-center';

interface ArticleRowsProps {
  readonly categoryId: string;
  /** maximum number of rows; a link to the category leads to the rest */
  readonly limit?: number;
  /** shows a message if there are no articles; otherwise an empty list shows nothing */
  readonly saysEmpty?: boolean;
}

/** The articles of one category, by title. */
export function ArticleRows({
  categoryId,
  limit = Number.POSITIVE_INFINITY,
  saysEmpty = false,
}: ArticleRowsProps) {
  const { links } = useLibrary();
  const rows = useArticleRows(categoryId);
  if (rows.status === 'failed') return <LoadFailed retry={rows.retry} />;
  if (rows.status === 'loading') {
    return (
      <Loading>
        <SkeletonLines count={4} className="card padded" />
      </Loading>
    );
  }
  if (rows.data.length === 0) {
    return saysEmpty ? <StatePanel icon="file" title={HELP_CENTER_TEXTS.emptyCategory} /> : null;
  }
  // One more row takes no more room than the link to it.
  const isCut = rows.data.length > limit + 1;
  return (
    <ul className="rows card">
      {(isCut ? rows.data.slice(0, limit) : rows.data).map(({ id, article_title }) => (
        <li key={id}>
          <Link to={links.article(id)} className="article-row">
            <Icon name="file" />
            <span>
              <bdi>{article_title}</bdi>
            </span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
      {isCut && (
        <li>
          <Link to={links.category(categoryId)} className="article-row see-all">
            <span>{HELP_CENTER_TEXTS.seeAllArticles(rows.data.length)}</span>
            <Icon name="next" />
          </Link>
        </li>
      )}
    </ul>
  );
}

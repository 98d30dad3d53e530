import { LIMITS } from '@harborline/domain/limits';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { Icon } from '../../../shared/ui-public/icons';
import { LoadFailed, Loading, SkeletonLines, StatePanel } from '../../../shared/ui-public/state-panels';
import { PageLinks } from '../page-links';
import { useArticleList } from '../use-help-center';

interface ArticleRowsProps {
  readonly categoryId: string;
  /** maximum number of rows; a link to the category leads to the rest */
  readonly limit?: number;
  /** counted from 1 */
  readonly page?: number;
  /** shows a message if there are no articles; otherwise an empty list shows nothing */
  readonly saysEmpty?: boolean;
}

/** The articles of one category, by title, and links to their other pages. */
export function ArticleRows({
  categoryId,
  limit = Number.POSITIVE_INFINITY,
  page = 1,
  saysEmpty = false,
}: ArticleRowsProps) {
  const { links } = useLibrary();
  const list = useArticleList(categoryId, page);
  if (list.status === 'failed') return <LoadFailed retry={list.retry} />;
  if (list.status === 'loading') {
    return (
      <Loading>
        <SkeletonLines count={4} className="card padded" />
      </Loading>
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0) {
    return saysEmpty ? <StatePanel icon="file" title={HELP_CENTER_TEXTS.emptyCategory} /> : null;
  }
  // One more row takes no more room than the link to it.
  const isCut = total > limit + 1;
  const pages = rows.length < total ? Math.ceil(total / LIMITS.listedArticles) : 1;
  return (
    <>
      <ul className="rows card">
        {(isCut ? rows.slice(0, limit) : rows).map(({ id, article_title }) => (
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
              <span>{HELP_CENTER_TEXTS.seeAllArticles(total)}</span>
              <Icon name="next" />
            </Link>
          </li>
        )}
      </ul>
      {!isCut && (
        <PageLinks
          page={page}
          pages={pages}
          hasNext={page < pages}
          to={(other) => links.category(categoryId, other)}
        />
      )}
    </>
  );
}

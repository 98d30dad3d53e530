import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { isContactOpen, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import {
  columnsFor,
  LoadFailed,
  Loading,
  SkeletonCards,
  StatePanel,
} from '../../../shared/ui-public/state-panels';
import { useArticleCounts, useCategoryTree } from '../use-help-center';
import { CategoryCard } from './category-card';
import { countArticles } from './count-articles';

/** The view of all categories (S2.2-07). In the browser, article counts arrive with the search data, once the page is idle. */
export function CategoryGrid() {
  const { library, links } = useLibrary();
  const tree = useCategoryTree();
  const counts = useArticleCounts();
  if (tree.status === 'loading') {
    return (
      <Loading>
        <SkeletonCards count={library.categoryPositioning.length || 6} />
      </Loading>
    );
  }
  if (tree.status === 'failed') return <LoadFailed retry={tree.retry} />;
  if (tree.data.length === 0) {
    return (
      <StatePanel icon="book" title={HELP_CENTER_TEXTS.emptyLibrary}>
        {isContactOpen(library) && (
          <Link to={links.contact()} className="button">
            {HELP_CENTER_TEXTS.contactUs}
          </Link>
        )}
      </StatePanel>
    );
  }
  return (
    <ul className="category-grid" data-columns={columnsFor(tree.data.length)}>
      {tree.data.map((node) => (
        <li key={node.category.id}>
          <CategoryCard node={node} articleCount={counts && countArticles(node, counts)} />
        </li>
      ))}
    </ul>
  );
}

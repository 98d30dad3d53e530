import { type CategoryNode, categoryPath } from '@harborline/domain/help-center/visible-categories';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { NotFound } from '../../../shared/ui-public/not-found';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { BackLink } from '../back-link';
import { Breadcrumb } from '../breadcrumb';
import { SearchBox } from '../search/search-box';
import { useCategoryTree } from '../use-help-center';
import { ArticleRows } from './article-rows';
import './category.css';
import { CategoryIcon } from '../../../shared/ui-public/category-icon';

/** Number of a subcategory's articles shown on its parent's page. */
const SUBCATEGORY_ROWS = 5;

function findNode(nodes: readonly CategoryNode[], id: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.category.id === id ? node : findNode(node.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function PageSkeleton() {
  return (
    <Loading>
      <SkeletonLines count={2} className="title-skeleton" />
      <SkeletonLines count={6} className="card padded" />
    </Loading>
  );
}

function Subcategory({ node: { category, children } }: { node: CategoryNode }) {
  const { links } = useLibrary();
  return (
    <section className="subcategory" aria-labelledby={`title-${category.id}`}>
      <Link to={links.category(category.id)} className="subcategory-head">
        <span className="tile small">
          <CategoryIcon name={category.category_icon} />
        </span>
        <span className="category-words">
          <h2 id={`title-${category.id}`} className="subcategory-title" dir="auto">
            {category.category_title}
          </h2>
          <span className="category-description" dir="auto">
            {category.category_description}
          </span>
        </span>
      </Link>
      <ArticleRows categoryId={category.id} limit={SUBCATEGORY_ROWS} saysEmpty={children.length === 0} />
    </section>
  );
}

/** A category or subcategory: its subcategories and its articles (S2.2-09, S2.2-10). */
export function CategoryPage({ categoryId }: { categoryId: string }) {
  const { library } = useLibrary();
  const tree = useCategoryTree();
  const path = tree.status === 'ready' ? categoryPath(tree.data, categoryId) : [];
  const category = path.at(-1);
  useDocumentMeta(
    category ? `${category.category_title} | ${companyName(library)}` : '',
    category?.category_description ?? '',
  );
  if (tree.status === 'failed') return <LoadFailed retry={tree.retry} />;
  const node = tree.status === 'ready' ? findNode(tree.data, categoryId) : undefined;
  if (tree.status === 'ready' && (node === undefined || category === undefined)) return <NotFound />;
  const parents = path.slice(0, -1);
  return (
    <div className="page section narrow">
      <SearchBox query="" />
      {node === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <div className="trail">
            <BackLink
              view={parents.length > 0 ? 'singleSubCategory' : 'singleCategory'}
              categoryId={parents.at(-1)?.id ?? ''}
              subCategoryId=""
            />
            <Breadcrumb path={parents} current={node.category.category_title} />
          </div>
          <header className="category-head">
            <span className="tile">
              <CategoryIcon name={node.category.category_icon} />
            </span>
            <div>
              <PageTitle key={categoryId}>{node.category.category_title}</PageTitle>
              <p className="muted" dir="auto">
                {node.category.category_description}
              </p>
            </div>
          </header>
          <ArticleRows categoryId={categoryId} saysEmpty={node.children.length === 0} />
          {node.children.map((child) => (
            <Subcategory key={child.category.id} node={child} />
          ))}
        </>
      )}
    </div>
  );
}

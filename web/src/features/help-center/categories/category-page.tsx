import { listPage } from '@harborline/domain/help-center/list-page';
import { type CategoryNode, categoryPath } from '@harborline/domain/help-center/visible-categories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { usePageLocation } from '../../../shared/router/navigation';
import { NotFound } from '../../../shared/ui-public/not-found';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { BackLink } from '../back-link';
import { Breadcrumb } from '../breadcrumb';
import { PagePart } from '../page-part';
import { SearchBox } from '../search/search-box';
import { useArticleList, useCategoryTree } from '../use-help-center';
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

/** The name of a page of a category, which differs from that of its other pages. */
const titleOf = (title: string, page: number): string =>
  page === 1 ? title : `${title} – ${HELP_CENTER_TEXTS.pageNumber(page)}`;

/** Whether a category has no such page. */
function useIsBeyondLast(categoryId: string, page: number): boolean {
  const list = useArticleList(page === 1 ? null : categoryId, page);
  return list.status === 'ready' && list.data.rows.length === 0;
}

/** A category or subcategory: its subcategories and its articles (S2.2-09, S2.2-10), in pages if there are many. */
export function CategoryPage({ categoryId }: { categoryId: string }) {
  const { library, links, isFramed } = useLibrary();
  const page = listPage(usePageLocation().search);
  const tree = useCategoryTree();
  const path = tree.status === 'ready' ? categoryPath(tree.data, categoryId) : [];
  const category = path.at(-1);
  useDocumentMeta(
    category ? `${titleOf(category.category_title, page)} | ${companyName(library)}` : '',
    category?.category_description ?? '',
  );
  const isBeyondLast = useIsBeyondLast(categoryId, page);
  if (tree.status === 'failed') return <LoadFailed retry={tree.retry} />;
  const node = tree.status === 'ready' ? findNode(tree.data, categoryId) : undefined;
  if (tree.status === 'ready' && (node === undefined || category === undefined))
    return <NotFound home={links.home()} />;
  if (isBeyondLast) return <NotFound home={links.home()} />;
  const parents = path.slice(0, -1);
  return (
    <div className="page section narrow">
      {!isFramed && (
        <PagePart name="search">
          <SearchBox query="" />
        </PagePart>
      )}
      {node === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <div className="trail">
            {!isFramed && (
              <BackLink
                view={parents.length > 0 ? 'singleSubCategory' : 'singleCategory'}
                categoryId={parents.at(-1)?.id ?? ''}
                subCategoryId=""
              />
            )}
            <Breadcrumb path={parents} current={node.category.category_title} />
          </div>
          <header className="category-head">
            <span className="tile">
              <CategoryIcon name={node.category.category_icon} />
            </span>
            <div>
              <PageTitle key={`${categoryId}/${page}`}>{node.category.category_title}</PageTitle>
              <p className="muted" dir="auto">
                {node.category.category_description}
              </p>
            </div>
          </header>
          <ArticleRows categoryId={categoryId} page={page} saysEmpty={node.children.length === 0} />
          {page === 1 && node.children.map((child) => <Subcategory key={child.category.id} node={child} />)}
        </>
      )}
    </div>
  );
}

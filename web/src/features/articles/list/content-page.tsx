import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { ArticlesPage } from './articles-page';

/** Moving rows takes code that the list of articles does without. */
const CategoriesPage = lateComponent(
  async () => (await import('../categories/categories-page')).CategoriesPage,
);

const DefaultContentPage = lateComponent(
  async () => (await import('../defaults/default-content-page')).DefaultContentPage,
);

const InsightsPage = lateComponent(async () => (await import('../insights/insights-page')).InsightsPage);

const OTHER_VIEWS: Readonly<Partial<Record<string, ComponentType>>> = {
  categories: CategoriesPage,
  default: DefaultContentPage,
  insights: InsightsPage,
};

/** /admin/content: the articles of the library, its categories, its parent's content, or insights; the URL says which. */
export function ContentPage() {
  const [search] = useSearchParams();
  const View = OTHER_VIEWS[search.get('view') ?? ''];
  if (View === undefined) return <ArticlesPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <View />
    </Suspense>
  );
}

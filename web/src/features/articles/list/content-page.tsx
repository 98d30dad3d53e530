import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { ArticlesPage } from './articles-page';

/** Moving rows takes code that the list of articles does without. */
const CategoriesPage = lazy(async () => ({
  default: (await import('../categories/categories-page')).CategoriesPage,
}));

const DefaultContentPage = lazy(async () => ({
  default: (await import('../defaults/default-content-page')).DefaultContentPage,
}));

const InsightsPage = lazy(async () => ({
  default: (await import('../insights/insights-page')).InsightsPage,
}));

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

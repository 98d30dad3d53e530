import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { ArticlesPage } from './articles-page';

/** Moving rows takes code that the list of articles does without. */
const CategoriesPage = lazy(async () => ({
  default: (await import('../categories/categories-page')).CategoriesPage,
}));

/** /admin/content: the articles of the library, or its categories; the URL says which. */
export function ContentPage() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'categories') return <ArticlesPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <CategoriesPage />
    </Suspense>
  );
}

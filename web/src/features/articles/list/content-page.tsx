import { lazy, Suspense } from 'react';
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

/** /admin/content: the articles of the library, its categories, or its parent's content; the URL says which. */
export function ContentPage() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view !== 'categories' && view !== 'default') return <ArticlesPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      {view === 'categories' ? <CategoriesPage /> : <DefaultContentPage />}
    </Suspense>
  );
}

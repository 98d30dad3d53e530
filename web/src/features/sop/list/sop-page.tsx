import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { SopListPage } from './sop-list-page';

const SopCategoriesPage = lazy(async () => ({
  default: (await import('../categories/sop-categories-page')).SopCategoriesPage,
}));

/** /admin/sop (S2.5-06): the SOPs of the library, or their categories; the URL says which. */
export function SopPage() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'categories') return <SopListPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SopCategoriesPage />
    </Suspense>
  );
}

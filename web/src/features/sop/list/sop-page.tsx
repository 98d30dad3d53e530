import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { SopListPage } from './sop-list-page';

const SopCategoriesPage = lateComponent(
  async () => (await import('../categories/sop-categories-page')).SopCategoriesPage,
);

const DefaultSopsPage = lateComponent(
  async () => (await import('../defaults/default-sops-page')).DefaultSopsPage,
);

/** /admin/sop (S2.5-06): the SOPs of the library, their categories, or those of its parent; the URL says which. */
export function SopPage() {
  const [search] = useSearchParams();
  const view = search.get('view');
  if (view !== 'categories' && view !== 'default') return <SopListPage />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      {view === 'categories' ? <SopCategoriesPage /> : <DefaultSopsPage />}
    </Suspense>
  );
}

import { isId } from '@harborline/domain/entities/is-id';
import type { SopArticle, SopCategory } from '@harborline/domain/entities/sop';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopArticle } from '@harborline/domain/stores/sops';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { watchRecord } from '../../../shared/store/watch-records';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { sopCategoryTitle } from '../categories/category-title';
import { useSopCategories } from '../categories/use-sop-categories';
import { ReadDefaultSop } from '../defaults/read-default-sop';
import { NoSop } from '../no-sop';
import { SopChip } from '../sop-chip';
import { ReadingReceipt } from './reading-receipt';
import { SopDetails } from './sop-details';
import { SopLayout } from './sop-layout';
import { SopReaders } from './sop-readers';

const NONE: readonly SopCategory[] = [];

/** /admin/sop/:id (S2.5-06): an SOP to be read, live, with what its reader has confirmed. */
export function ReadSopPage() {
  const { id = '' } = useParams();
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const categories = useSopCategories(libraryId);
  const source = useMemo(
    () =>
      isId(id)
        ? ({ next, error }: Observer<SopArticle | null>) =>
            watchRecord(firestore, sopArticle(id))({ next: ({ record }) => next(record), error })
        : null,
    [firestore, id],
  );
  const { live } = useSubscription(source);
  if (live.status === 'failed') return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={live.retry} />;
  // The rules refuse an SOP that is missing like one of another library.
  if (source === null || live.status === 'denied') return <NoSop />;
  if (live.status === 'loading') return <ListSkeleton />;
  if (live.data === null) return <NoSop />;
  // The rules open no other library's than the parent's.
  if (live.data.support_lib_id !== libraryId) return <ReadDefaultSop sop={live.data} />;
  const known = categories.status === 'ready' ? categories.data : NONE;
  return <ReadSop sop={live.data} categoryTitle={sopCategoryTitle(known, live.data.category_id)} />;
}

function ReadSop({ sop, categoryTitle }: { sop: SopArticle; categoryTitle: string }) {
  const mayManage = useMay('SopReceipts.readAll');
  return (
    <SopLayout
      sop={sop}
      chip={<SopChip sop={sop} />}
      action={
        <Button component={Link} to={adminLinks.editSop(sop.id)} variant="outlined">
          {SOP_TEXTS.edit}
        </Button>
      }
    >
      {isSopLive(sop) && <ReadingReceipt sop={sop} />}
      <SopDetails sop={sop} categoryTitle={categoryTitle} />
      {mayManage && <SopReaders sop={sop} />}
    </SopLayout>
  );
}

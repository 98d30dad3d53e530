import { isId } from '@harborline/domain/entities/is-id';
import type { SopArticle, SopCategory } from '@harborline/domain/entities/sop';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopArticle } from '@harborline/domain/stores/sops';
import { SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { sopCategoryTitle } from '../categories/category-title';
import { useSopCategories } from '../categories/use-sop-categories';
import { NoSop } from '../no-sop';
import { SopChip } from '../sop-chip';
import { SopContent } from '../sop-content';
import { ReadingReceipt } from './reading-receipt';
import { SopDetails } from './sop-details';
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
  if (live.data === null || live.data.support_lib_id !== libraryId) return <NoSop />;
  const known = categories.status === 'ready' ? categories.data : NONE;
  return <ReadSop sop={live.data} categoryTitle={sopCategoryTitle(known, live.data.category_id)} />;
}

function ReadSop({ sop, categoryTitle }: { sop: SopArticle; categoryTitle: string }) {
  const mayManage = useMay('SopReceipts.readAll');
  return (
    <PageFrame
      title={sop.sop_title}
      width="wide"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={adminLinks.sops()} color="inherit" startIcon={<ArrowBackIcon />}>
            {SOP_TEXTS.backToList}
          </Button>
          <Button component={Link} to={adminLinks.editSop(sop.id)} variant="outlined">
            {SOP_TEXTS.edit}
          </Button>
        </Box>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3 }}>
        <SopChip sop={sop} />
        {sop.version > 0 && (
          <Typography variant="body2" color="textSecondary">
            {SOP_READING_TEXTS.version(sop.version)}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          gap: { xs: 3, lg: 5 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {sop.sop_content === '' ? (
            <Typography color="textSecondary">{SOP_READING_TEXTS.empty}</Typography>
          ) : (
            <SopContent html={sop.sop_content} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {isSopLive(sop) && <ReadingReceipt sop={sop} />}
          <SopDetails sop={sop} categoryTitle={categoryTitle} />
          {mayManage && <SopReaders sop={sop} />}
        </Box>
      </Box>
    </PageFrame>
  );
}

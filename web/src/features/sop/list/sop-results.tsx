import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import SopIcon from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import type { SopFilter } from './sop-filter';
import { SopTable } from './sop-table';
import type { SopTableActions } from './sop-table-actions';
import type { SopRows } from './use-sop-rows';

interface SopResultsProps {
  rows: SopRows;
  filter: SopFilter;
  /** ids of the SOPs with unpublished changes */
  draftIds: ReadonlySet<string>;
  /** null while they load */
  categories: readonly SopCategory[] | null;
  /** ids of rows that have left what is shown, but not yet what was read */
  moved: ReadonlySet<string>;
  /** null if the user may neither archive nor delete */
  actions: SopTableActions | null;
  /** what stands below of the parent's SOPs: nothing is said to be missing while some are there or on their way */
  others: 'none' | 'some' | 'loading';
}

/** The list or what was found, with its loading, empty and error states. */
export function SopResults({ rows: { list, found }, filter, moved, others, ...own }: SopResultsProps) {
  const hidden = useHiddenTexts();
  const { status } = found ?? list;
  if (status === 'loading') return <ListSkeleton height={52} />;
  if (status === 'denied') return <DeniedState />;
  if (status === 'failed') {
    const retry = found?.status === 'failed' ? found.retry : list.retry;
    return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={retry} />;
  }
  const read = found?.status === 'ready' ? found.data : list.rows;
  const shown = read.filter(({ id }) => !hidden.has(id) && (found === null || !moved.has(id)));
  if (shown.length === 0 && (found !== null || !list.hasMore)) {
    if (others === 'loading') return <ListSkeleton height={52} />;
    return others === 'some' ? null : <NoSops filter={filter} />;
  }
  return (
    <>
      <SopTable label={SOP_TEXTS.list} rows={shown} own={own} />
      {found === null && list.hasMore && (
        <MoreButton label={SOP_TEXTS.showMore} paging={list.paging} onMore={list.loadMore} />
      )}
    </>
  );
}

function NoSops({ filter: { state, categoryId, words } }: { filter: SopFilter }) {
  const isNarrowed = categoryId !== '' || words.trim() !== '';
  if (state === 'verify' && !isNarrowed)
    return <EmptyState icon={<SopIcon />} title={SOP_TEXTS.emptyVerify} />;
  if (state === 'archived' && !isNarrowed)
    return <EmptyState icon={<SopIcon />} title={SOP_TEXTS.emptyArchive} />;
  if (state !== 'all' || isNarrowed) return <EmptyState icon={<SopIcon />} title={SOP_TEXTS.emptyFilter} />;
  return (
    <EmptyState
      icon={<SopIcon />}
      title={SOP_TEXTS.emptyTitle}
      description={SOP_TEXTS.emptyBody}
      action={
        <Button component={Link} to={adminLinks.createSop()} variant="contained">
          {SOP_TEXTS.newSop}
        </Button>
      }
    />
  );
}

import type { SopCategory } from '@harborline/domain/entities/sop';
import { LIMITS } from '@harborline/domain/limits';
import { SOP_CATEGORY_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import AddIcon from '@mui/icons-material/AddRounded';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SopViews } from '../list/sop-views';
import { CategoryTitleDialog } from './category-title-dialog';
import { SopCategoryList } from './sop-category-list';
import { useCategorySteps } from './use-category-steps';
import { useSopCategories } from './use-sop-categories';

const NONE: readonly SopCategory[] = [];

/** What the user is doing in a dialog; null as the category for a new one. */
type Open = { readonly kind: 'name' | 'delete'; readonly category: SopCategory | null };

/** /admin/sop?view=categories: the categories of SOPs and their order. */
export function SopCategoriesPage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayDelete = useMay('SopCategories.delete');
  const mayWrite = useMay('SopCategories.update');
  const loaded = useSopCategories(libraryId);
  const categories = loaded.status === 'ready' ? loaded.data : NONE;
  const steps = useCategorySteps(categories);
  const [open, setOpen] = useState<Open | null>(null);
  const isFull = categories.length >= LIMITS.sopCategories;
  const close = () => setOpen(null);
  const askToDelete = async (category: SopCategory) => {
    if (await steps.mayRemove(category)) setOpen({ kind: 'delete', category });
  };
  const named = open?.kind === 'name' ? open.category : null;
  const deleted = open?.kind === 'delete' ? open.category : null;
  return (
    <PageFrame
      title={SOP_TEXTS.title}
      intro={SOP_TEXTS.intro}
      width="wide"
      action={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={loaded.status !== 'ready' || isFull || !mayWrite}
          onClick={() => setOpen({ kind: 'name', category: null })}
        >
          {SOP_CATEGORY_TEXTS.create}
        </Button>
      }
    >
      <SopViews current="categories" />
      {loaded.status === 'loading' && <ListSkeleton height={52} />}
      {loaded.status === 'failed' && (
        <ErrorState title={SOP_CATEGORY_TEXTS.loadFailed} onRetry={loaded.retry} />
      )}
      {loaded.status === 'denied' && <DeniedState />}
      {loaded.status === 'ready' && categories.length === 0 && (
        <EmptyState
          icon={<FolderIcon />}
          title={SOP_CATEGORY_TEXTS.empty}
          description={SOP_CATEGORY_TEXTS.emptyBody}
        />
      )}
      {categories.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {isFull ? SOP_CATEGORY_TEXTS.full(LIMITS.sopCategories) : SOP_CATEGORY_TEXTS.intro}
          </Typography>
          <SopCategoryList
            categories={categories}
            onMove={mayWrite ? (category, step) => void steps.move(category, step) : null}
            onRename={mayWrite ? (category) => setOpen({ kind: 'name', category }) : null}
            onDelete={mayDelete ? (category) => void askToDelete(category) : null}
          />
        </>
      )}
      {open?.kind === 'name' && (
        <CategoryTitleDialog
          title={named?.category_title ?? ''}
          onSave={(title) => (named === null ? steps.create(title) : steps.rename(named, title))}
          onClose={close}
        />
      )}
      {deleted !== null && (
        <ConfirmDialog
          isOpen
          title={SOP_CATEGORY_TEXTS.deleteTitle(deleted.category_title)}
          description={SOP_CATEGORY_TEXTS.deleteBody}
          confirmLabel={SOP_TEXTS.delete}
          isDestructive
          onCancel={close}
          onConfirm={() => {
            close();
            void steps.remove(deleted);
          }}
        />
      )}
    </PageFrame>
  );
}

import type { Category } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import AddIcon from '@mui/icons-material/AddRounded';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { ContentViews } from '../list/content-views';
import { CategoryDialog } from './category-dialog';
import { CategoryList } from './category-list';
import { DeleteCategoryDialog } from './delete-category-dialog';
import { orderedRows } from './move-category';
import { useCategoryActions } from './use-category-actions';
import { useCategoryRemoval } from './use-category-removal';
import { useOrderedCategories } from './use-ordered-categories';

/** What the user is doing in a dialog. */
type Open =
  | { readonly kind: 'create'; readonly parentId: string }
  | { readonly kind: 'edit' | 'delete'; readonly category: Category };

const NONE = { categories: [], positioning: [] } as const;

/** /admin/content?view=categories: the categories of the library, their order and what they show. */
export function CategoriesPage() {
  const { support_lib_id: libraryId } = useStaff();
  const mayDelete = useMay('Categories.delete');
  const loaded = useOrderedCategories(libraryId);
  const { categories, positioning } = loaded.status === 'ready' ? loaded.data : NONE;
  const rows = useMemo(() => orderedRows(categories, positioning), [categories, positioning]);
  const actions = useCategoryActions(categories);
  const removal = useCategoryRemoval(rows);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isFull = categories.length >= LIMITS.listedCategories;
  const createButton = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={loaded.status !== 'ready' || isFull}
      onClick={() => setOpen({ kind: 'create', parentId: '' })}
    >
      {CATEGORY_TEXTS.create}
    </Button>
  );
  return (
    <PageFrame title={ARTICLE_TEXTS.listTitle} width="wide" action={createButton}>
      <ContentViews current="categories" />
      {loaded.status === 'loading' && <ListSkeleton height={52} />}
      {loaded.status === 'failed' && <ErrorState title={CATEGORY_TEXTS.loadFailed} onRetry={loaded.retry} />}
      {loaded.status === 'denied' && (
        <EmptyState
          icon={<LockIcon />}
          title={ADMIN_TEXTS.deniedTitle}
          description={ADMIN_TEXTS.deniedBody}
        />
      )}
      {loaded.status === 'ready' && rows.length === 0 && (
        <EmptyState
          icon={<FolderIcon />}
          title={CATEGORY_TEXTS.empty}
          description={CATEGORY_TEXTS.emptyBody}
        />
      )}
      {rows.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {isFull ? CATEGORY_TEXTS.full(LIMITS.listedCategories) : CATEGORY_TEXTS.intro}
          </Typography>
          <CategoryList
            rows={rows}
            articlesLink={adminLinks.contentOfCategory}
            actions={{
              onMove: actions.move,
              onSetVisible: (category, isVisible) => void actions.setVisible(category, isVisible),
              onEdit: (category) => setOpen({ kind: 'edit', category }),
              onCreateBelow: ({ id }) => setOpen({ kind: 'create', parentId: id }),
              onDelete: mayDelete ? (category) => setOpen({ kind: 'delete', category }) : null,
            }}
          />
        </>
      )}
      {open?.kind === 'create' && (
        <CategoryDialog
          category={null}
          parentId={open.parentId}
          rows={rows}
          onSave={actions.create}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && (
        <CategoryDialog
          category={open.category}
          parentId=""
          rows={rows}
          onSave={(fields) => actions.change(open.category, fields)}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteCategoryDialog
          category={open.category}
          rows={rows}
          moved={removal.moved}
          onDelete={(targetId) => removal.remove(open.category, targetId)}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}

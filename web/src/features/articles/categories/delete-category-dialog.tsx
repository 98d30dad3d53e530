import type { Category } from '@harborline/domain/entities/category';
import { LIMITS } from '@harborline/domain/limits';
import { articlesOfCategory } from '@harborline/domain/stores/articles';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { readRecords } from '../../../shared/store/read-records';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { siblingsOf, type TreeRow } from './category-places';
import { CategorySelect } from './category-select';

interface DeleteCategoryDialogProps {
  category: Category;
  rows: readonly TreeRow[];
  /** articles moved so far */
  moved: number;
  /** deletes it; resolves once it is deleted or has failed */
  onDelete: (targetId: string | null) => Promise<boolean>;
  onClose: () => void;
}

/** Up to a page of the category's articles, in any state; null until they are read. */
function useArticlesInside({ id, support_lib_id }: Category) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => readOnce('category-articles', () => readRecords(firestore, articlesOfCategory(support_lib_id, id))),
    [firestore, support_lib_id, id],
  );
  return useSubscription(source);
}

/** Asks before a category is deleted, says what becomes of its content, and asks where its articles go. */
export function DeleteCategoryDialog({
  category,
  rows,
  moved,
  onDelete,
  onClose,
}: DeleteCategoryDialogProps) {
  const { live, retry } = useArticlesInside(category);
  const [targetId, setTargetId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const childCount = siblingsOf(rows, category.id).length;
  const count = live.status === 'ready' ? live.data.length : 0;
  const targets = rows.filter((row) => row.category.id !== category.id);
  const submit = async () => {
    setIsBusy(true);
    await onDelete(count === 0 ? null : targetId);
    onClose();
  };
  return (
    <FormDialog
      title={CATEGORY_TEXTS.deleteTitle(category.category_title)}
      description={childCount === 0 ? '' : CATEGORY_TEXTS.deleteSubcategories(childCount)}
      confirmLabel={CATEGORY_TEXTS.delete}
      isDestructive
      isBusy={isBusy}
      isReady={live.status === 'ready' && (count === 0 || targetId !== '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {live.status === 'loading' && <Skeleton height={48} />}
      {(live.status === 'failed' || live.status === 'denied') && (
        <ErrorState title={ARTICLE_TEXTS.listFailed} onRetry={retry} />
      )}
      {live.status === 'ready' && (
        <Typography sx={{ mb: count === 0 ? 0 : 2 }}>
          {count === 0
            ? CATEGORY_TEXTS.deleteEmpty
            : CATEGORY_TEXTS.deleteArticles(count, count >= LIMITS.listPageSize)}
        </Typography>
      )}
      {count > 0 && targets.length === 0 && <Typography>{CATEGORY_TEXTS.deleteNeedsTarget}</Typography>}
      {count > 0 && targets.length > 0 && (
        <CategorySelect
          nodes={targets}
          value={targetId}
          label={CATEGORY_TEXTS.deleteTarget}
          emptyLabel={CATEGORY_TEXTS.deleteTargetEmpty}
          onChange={setTargetId}
        />
      )}
      {isBusy && count > 0 && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {CATEGORY_TEXTS.movingArticles(moved)}
        </Typography>
      )}
    </FormDialog>
  );
}

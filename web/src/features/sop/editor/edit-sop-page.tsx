import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { versionOf } from '../../../shared/store/version-of';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useSopCategories } from '../categories/use-sop-categories';
import { loadSop } from '../load-sop';
import { NoSop } from '../no-sop';
import { SopEditor } from './sop-editor';
import { sopFieldsOf } from './sop-fields';

/** /admin/sop/update/:id (S2.5-06). The SOP is read once: its text must not change while it is edited. */
export function EditSopPage() {
  const { id = '' } = useParams();
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const categories = useSopCategories(libraryId);
  const source = useMemo(
    () => readOnce('sop', () => loadSop(firestore, id, libraryId)),
    [firestore, id, libraryId],
  );
  const { live: sop, retry } = useSubscription(source);
  if (sop.status === 'failed' || sop.status === 'denied')
    return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={sop.retry} />;
  if (sop.status === 'ready' && sop.data === null) return <NoSop />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (sop.status === 'loading' || sop.data === null || categories.status === 'loading')
    return <EditorSkeleton />;
  return (
    <SopEditor
      key={`${id} ${versionOf(sop.data.updated_at)}`}
      id={id}
      sop={sop.data}
      initial={sopFieldsOf(sop.data)}
      categories={categories.data}
      onRestart={retry}
    />
  );
}

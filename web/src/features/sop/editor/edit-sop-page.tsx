import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useLoadedText } from '../../../shared/writing/editing/use-loaded-text';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { useSopCategories } from '../categories/use-sop-categories';
import { NoSop } from '../no-sop';
import { SopEditor } from './sop-editor';
import { loadSopToEdit } from './sop-kind';

/** /admin/sop/update/:id (S2.5-06). The SOP is read once: its text must not change while it is edited. */
export function EditSopPage() {
  const { id = '' } = useParams();
  const { uid, support_lib_id: libraryId } = useStaff();
  const categories = useSopCategories(libraryId);
  // Outlives the form, which starts over when the SOP is read again.
  const lock = useArticleLock({ libraryId, articleId: `sop:${id}`, uid });
  const load = useMemo(
    () => (firestore: Firestore) => loadSopToEdit(firestore, id, libraryId),
    [id, libraryId],
  );
  const handle = useLoadedText({ name: 'sop', load, loadLatest: load });
  const { state: sop } = handle;
  if (sop.status === 'failed' || sop.status === 'denied')
    return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={sop.retry} />;
  if (sop.status === 'ready' && sop.data === null) return <NoSop />;
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (sop.status === 'loading' || sop.data === null || categories.status === 'loading')
    return <EditorSkeleton />;
  return <SopEditor key={id} loaded={sop.data} handle={handle} lock={lock} categories={categories.data} />;
}

import { isId } from '@harborline/domain/entities/is-id';
import { SOP_CATEGORY_TEXTS } from '@harborline/domain/texts/sop';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { newId } from '../../../shared/store/new-id';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useSopCategories } from '../categories/use-sop-categories';
import { SopEditor } from './sop-editor';

/** /admin/sop/create (S2.5-06): becomes the editor of the stored SOP once it is saved. */
export function CreateSopPage() {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const categories = useSopCategories(libraryId);
  const [id] = useState(() => newId(firestore));
  const [isCreated, setCreated] = useState(false);
  const asked = search.get('category') ?? '';

  // An effect that runs after the guard's, which has unlocked by then: a <Navigate> would be blocked as unsaved.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editSop(id), { replace: true });
  }, [isCreated, navigate, id]);

  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={SOP_CATEGORY_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading' || isCreated) return <EditorSkeleton />;
  const isKnown = isId(asked) && categories.data.some((category) => category.id === asked);
  return (
    <SopEditor
      id={id}
      sop={null}
      initial={{ title: '', content: '', categoryId: isKnown ? asked : '' }}
      categories={categories.data}
      onRestart={() => {}}
      onCreated={() => setCreated(true)}
    />
  );
}

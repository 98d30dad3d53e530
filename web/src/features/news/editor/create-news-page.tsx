import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { newId } from '../../../shared/store/new-id';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useCategories } from '../../articles';
import { NewsEditor } from './news-editor';
import { NO_NEWS_FIELDS } from './news-fields';
import { useNewsForm } from './use-news-form';

const START = { version: null, fields: NO_NEWS_FIELDS };

/** /admin/newsflash/create (S2.5-15): becomes the editor of the stored news flash once it is saved. */
export function CreateNewsPage() {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const [id] = useState(() => newId(firestore));
  const form = useNewsForm({ name: 'new', start: START, stored: null });
  const categories = useCategories(libraryId);
  const [isCreated, setCreated] = useState(false);
  const navigate = useNavigate();
  useDocumentTitle(NEWS_TEXTS.create);

  // An effect that runs after the guard's, which has unlocked by then.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editNews(id), { replace: true });
  }, [isCreated, navigate, id]);

  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (isCreated || categories.status === 'loading') return <EditorSkeleton />;
  return (
    <NewsEditor
      id={id}
      stored={null}
      form={form}
      nodes={categories.data}
      onCreated={() => {
        form.end();
        setCreated(true);
      }}
    />
  );
}

import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { newId } from '../../../shared/store/new-id';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { NewTextNotice } from '../../../shared/writing/editing/new-text-notice';
import { useNewText } from '../../../shared/writing/editing/use-new-text';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { type CategoryNode, useCategories } from '../../articles';
import { useWorkOwner } from '../../session';
import { NewsChip } from '../news-chip';
import { categoryTitles } from './category-titles';
import { NO_NEWS_FIELDS, newsErrors } from './news-fields';
import { NewsFormView } from './news-form-view';
import { newsKind } from './news-kind';
import { createNews } from './save-news';

function NewNewsEditor({ nodes }: { nodes: readonly CategoryNode[] }) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('NewsFlash.createUnpublished');
  const mayPublish = useMay('NewsFlash.publish');
  const navigate = useNavigate();
  const [id] = useState(() => newId(firestore));
  const titleOf = useMemo(() => categoryTitles(nodes), [nodes]);
  const kind = useMemo(() => newsKind(titleOf), [titleOf]);
  const form = useNewText(kind, {
    owner: useWorkOwner(),
    name: 'new',
    blank: NO_NEWS_FIELDS,
    validate: (fields, isLive) =>
      newsErrors(isLive ? { ...fields, publishAt: '' } : fields, { nowMs: Date.now(), isLive }),
    create: (fields, isPublishing) => {
      const saving = { writer: { uid, libraryId }, categoryTitleOf: titleOf };
      return createNews(firestore, { id, fields, isPublishing }, saving);
    },
  });
  const { state, isBusy, isCreated } = form;
  const isPlanned = state.fields.publishAt !== '';
  useDocumentTitle(NEWS_TEXTS.create);

  // An effect that runs after the guard's, which has unlocked by then.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editNews(id), { replace: true });
  }, [isCreated, navigate, id]);
  if (isCreated) return <EditorSkeleton />;
  return (
    <>
      <EditorHeader
        title={NEWS_TEXTS.create}
        back={{ to: adminLinks.news(), label: NEWS_TEXTS.backToList }}
        chip={<NewsChip state="unpublished" />}
        saveText={form.saveText}
        notice={<NewTextNotice texts={NEWS_TEXTS} form={form} />}
      >
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !mayWrite || (isPlanned && !mayPublish)}
          onClick={() => form.save(false)}
        >
          {isPlanned ? NEWS_TEXTS.plan : NEWS_TEXTS.save}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || !mayPublish}
          title={mayPublish ? undefined : NEWS_TEXTS.mayNotPublish}
          onClick={() => form.save(true)}
        >
          {NEWS_TEXTS.publish}
        </Button>
      </EditorHeader>
      <NewsFormView
        key={form.formKey}
        newsId={id}
        fields={state.fields}
        errors={state.errors}
        isLive={false}
        libraryId={libraryId}
        nodes={nodes}
        isDisabled={!mayWrite || isBusy}
        mayPublish={mayPublish}
        onEdit={form.edit}
        onContentReady={form.contentReady}
      />
      <LeaveDialog blocker={form.blocker} description={NEWS_TEXTS.leaveWarning} />
    </>
  );
}

/** /admin/newsflash/create (S2.5-15): becomes the editor of the stored news flash once it is saved. */
export function CreateNewsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const categories = useCategories(libraryId);
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={NEWS_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading') return <EditorSkeleton />;
  return <NewNewsEditor nodes={categories.data} />;
}

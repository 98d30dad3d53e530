import { isId } from '@harborline/domain/entities/is-id';
import type { SopCategory } from '@harborline/domain/entities/sop';
import { SOP_CATEGORY_TEXTS, SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { newId } from '../../../shared/store/new-id';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { NewTextNotice } from '../../../shared/writing/editing/new-text-notice';
import { useNewText } from '../../../shared/writing/editing/use-new-text';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useWorkOwner } from '../../session';
import { useSopCategories } from '../categories/use-sop-categories';
import { SopChip } from '../sop-chip';
import { createSop } from './save-sop';
import { sopErrors } from './sop-fields';
import { SopForm } from './sop-form';
import { isOneOf, sopKind } from './sop-kind';

const NEW = { is_published: false, is_disabled: false };

interface NewSopEditorProps {
  /** chosen at first, '' for none */
  categoryId: string;
  categories: readonly SopCategory[];
}

function NewSopEditor({ categoryId, categories }: NewSopEditorProps) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('SopArticles.createUnpublished');
  const mayPublish = useMay('SopArticles.publish');
  const toasts = useToasts();
  const navigate = useNavigate();
  const [id] = useState(() => newId(firestore));
  const [blank] = useState({ title: '', content: '', categoryId });
  const kind = useMemo(() => sopKind(categories), [categories]);
  const form = useNewText(kind, {
    owner: useWorkOwner(),
    name: 'new',
    blank,
    validate: sopErrors,
    create: (fields, isPublished) => {
      const saving = { writer: { uid, libraryId }, isCategory: isOneOf(categories) };
      return createSop(firestore, { id, fields, isPublished }, saving);
    },
    onCreated: (_fields, isPublished) =>
      toasts.success(isPublished ? SOP_EDITOR_TEXTS.publishedNow(1) : SOP_EDITOR_TEXTS.savedNow),
  });
  const { state, isBusy, isCreated } = form;
  useDocumentTitle(SOP_EDITOR_TEXTS.createTitle);
  // An effect that runs after the guard's, which has unlocked by then: a <Navigate> would be blocked as unsaved.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editSop(id), { replace: true });
  }, [isCreated, navigate, id]);
  if (isCreated) return <EditorSkeleton />;
  return (
    <>
      <EditorHeader
        title={SOP_EDITOR_TEXTS.createTitle}
        back={{ to: adminLinks.sops(), label: SOP_TEXTS.backToList }}
        chip={<SopChip sop={NEW} />}
        saveText={form.saveText}
        notice={<NewTextNotice texts={SOP_EDITOR_TEXTS} form={form} />}
      >
        <Button
          variant="outlined"
          color="inherit"
          disabled={isBusy || !mayWrite}
          onClick={() => form.save(false)}
        >
          {SOP_EDITOR_TEXTS.saveDraft}
        </Button>
        <Button variant="contained" disabled={isBusy || !mayPublish} onClick={() => form.save(true)}>
          {SOP_EDITOR_TEXTS.publish}
        </Button>
      </EditorHeader>
      <SopForm
        key={form.formKey}
        fields={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        categories={categories}
        isDisabled={!mayWrite || isBusy}
        onEdit={form.edit}
        onContentReady={form.contentReady}
      />
      <LeaveDialog blocker={form.blocker} description={SOP_EDITOR_TEXTS.leaveWarning} />
    </>
  );
}

/** /admin/sop/create (S2.5-06): becomes the editor of the stored SOP once it is saved. */
export function CreateSopPage() {
  const { support_lib_id: libraryId } = useStaff();
  const [search] = useSearchParams();
  const categories = useSopCategories(libraryId);
  const asked = search.get('category') ?? '';
  if (categories.status === 'failed' || categories.status === 'denied')
    return <ErrorState title={SOP_CATEGORY_TEXTS.loadFailed} onRetry={categories.retry} />;
  if (categories.status === 'loading') return <EditorSkeleton />;
  const isKnown = isId(asked) && isOneOf(categories.data)(asked);
  return <NewSopEditor categoryId={isKnown ? asked : ''} categories={categories.data} />;
}

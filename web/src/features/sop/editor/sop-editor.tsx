import type { SopArticle, SopCategory } from '@harborline/domain/entities/sop';
import { SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { SopChip } from '../sop-chip';
import { SopEditorActions } from './sop-editor-actions';
import { SopEditorNotice } from './sop-editor-notice';
import type { SopFields } from './sop-fields';
import { SopForm } from './sop-form';
import { useSopEditor } from './use-sop-editor';

interface SopEditorProps {
  id: string;
  /** null for a new one */
  sop: SopArticle | null;
  initial: SopFields;
  categories: readonly SopCategory[];
  /** reads the SOP again and starts the form over */
  onRestart: () => void;
  onCreated?: () => void;
}

const NEW = { is_published: false, is_disabled: false };

/** Editor of a new or a stored SOP. */
export function SopEditor({ id, sop, initial, categories, onRestart, onCreated }: SopEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('SopArticles.updateUnpublished');
  const mayPublish = useMay('SopArticles.publish');
  const editor = useSopEditor({ id, sop, initial, ...(onCreated === undefined ? {} : { onCreated }) });
  const { base, conflict, isSaving, isDirty } = editor;
  const isArchived = base?.is_disabled === true;
  const isPublished = base?.is_published === true;
  const isReadOnly = !mayWrite || isArchived || (isPublished && !mayPublish);
  const blocker = useLeaveGuard(isDirty && conflict !== 'gone');
  const title = sop === null ? SOP_EDITOR_TEXTS.createTitle : SOP_EDITOR_TEXTS.editTitle;
  useDocumentTitle(base?.sop_title ?? title);
  return (
    <>
      <EditorHeader
        title={title}
        back={{
          to: sop === null ? adminLinks.sops() : adminLinks.sop(id),
          label: SOP_TEXTS.backToList,
        }}
        chip={<SopChip sop={base ?? NEW} />}
        saveText={isSaving ? SOP_EDITOR_TEXTS.saving : isDirty ? SOP_EDITOR_TEXTS.unsaved : ''}
        notice={
          <SopEditorNotice
            conflict={conflict}
            isArchived={isArchived}
            isReadOnly={isReadOnly}
            isPublished={isPublished}
            isTextChanged={editor.isTextChanged}
            onLoadTheirs={onRestart}
            onSaveMine={editor.saveOver}
          />
        }
      >
        <SopEditorActions
          version={base?.version ?? 0}
          isPublished={isPublished}
          isTextChanged={editor.isTextChanged}
          isDirty={isDirty}
          isDisabled={isSaving || isReadOnly || conflict !== null}
          mayPublish={mayPublish}
          onSave={editor.save}
        />
      </EditorHeader>
      <SopForm
        fields={editor.fields}
        fault={editor.fault}
        libraryId={libraryId}
        categories={categories}
        isDisabled={isReadOnly || isSaving}
        onEdit={editor.edit}
        onContentReady={editor.contentReady}
      />
      <LeaveDialog blocker={blocker} description={SOP_EDITOR_TEXTS.leaveWarning} />
    </>
  );
}

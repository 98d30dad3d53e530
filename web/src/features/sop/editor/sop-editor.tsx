import type { SopCategory } from '@harborline/domain/entities/sop';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import { useDeferredValue, useMemo, useState } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import type { TextHandle } from '../../../shared/writing/editing/use-loaded-text';
import { saveTextOf, useWriting } from '../../../shared/writing/editing/use-writing';
import { WritingDialogs } from '../../../shared/writing/editing/writing-dialogs';
import { WritingNotice } from '../../../shared/writing/editing/writing-notice';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { CopyNotice } from '../../articles';
import { useWorkOwner } from '../../session';
import { sopCategoryTitle } from '../categories/category-title';
import { SopChip } from '../sop-chip';
import { hasSameWords } from './has-same-words';
import { SopEditorActions } from './sop-editor-actions';
import { SopForm } from './sop-form';
import { type LoadedSop, sopKind, sopParts } from './sop-kind';
import { SopRevisions } from './sop-revisions';

interface SopEditorProps {
  loaded: LoadedSop;
  handle: TextHandle<LoadedSop>;
  lock: ArticleLock;
  categories: readonly SopCategory[];
}

/** Editor of a stored SOP. */
export function SopEditor({ loaded, handle, lock, categories }: SopEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('SopArticles.updateUnpublished');
  const mayPublish = useMay('SopArticles.publish');
  const kind = useMemo(() => sopKind(categories), [categories]);
  const writing = useWriting(kind, { loaded, handle, lock, owner: useWorkOwner(), mayWrite });
  const [isShowingRevisions, setShowingRevisions] = useState(false);
  const { editor, versions, view, isLockedOut } = writing;
  const { fields, saving, errors } = editor.state;
  const { is_disabled: isArchived, is_published: isPublished, sop_title, id } = loaded.content;
  const isSaving = saving === 'saving';
  const isChanged = editor.isDirty || writing.hasChanges;
  // Comparing a long text takes a while, which must not hold up the typing.
  const compared = useDeferredValue(fields);
  const isNewVersion = useMemo(
    () => isChanged && !hasSameWords(view.published, compared),
    [isChanged, view.published, compared],
  );
  useDocumentTitle(sop_title);
  const say = (text: string) => <HeaderNotice severity="info" text={text} actions={[]} />;
  return (
    <>
      <EditorHeader
        title={SOP_EDITOR_TEXTS.editTitle}
        back={{ to: adminLinks.sop(id), label: SOP_TEXTS.backToList }}
        chip={<SopChip sop={loaded.content} hasDraft={isPublished && isChanged} />}
        saveText={saveTextOf(writing, SOP_EDITOR_TEXTS.saved)}
        people={<CoWriters lock={lock} texts={SOP_EDITOR_TEXTS} />}
        notice={
          isArchived ? (
            say(SOP_EDITOR_TEXTS.archivedNotice)
          ) : (
            <WritingNotice
              writing={writing}
              otherwise={
                isPublished && isNewVersion ? (
                  say(SOP_EDITOR_TEXTS.newVersionHint)
                ) : (
                  <CopyNotice text={loaded.content} texts={DEFAULT_SOP_TEXTS} />
                )
              }
            />
          )
        }
      >
        <SopEditorActions
          loaded={loaded}
          writing={writing}
          isNewVersion={isNewVersion}
          isDisabled={isSaving || !mayWrite || isArchived || isLockedOut || editor.state.conflict !== null}
          mayPublish={mayPublish}
          onOpenRevisions={() => setShowingRevisions(true)}
        />
      </EditorHeader>
      <SopForm
        key={versions.formKey}
        fields={fields}
        errors={errors}
        libraryId={libraryId}
        categories={categories}
        isDisabled={!mayWrite || isArchived || isLockedOut}
        onEdit={writing.edit}
        onContentReady={editor.contentReady}
      />
      <WritingDialogs
        writing={writing}
        parts={sopParts((categoryId) => sopCategoryTitle(categories, categoryId))}
      />
      {isShowingRevisions && (
        <SopRevisions
          loaded={loaded}
          writing={writing}
          mayRestore={mayWrite && !isArchived && !isLockedOut}
          onClose={() => setShowingRevisions(false)}
        />
      )}
    </>
  );
}

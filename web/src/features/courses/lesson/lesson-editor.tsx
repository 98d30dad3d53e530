import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import type { TextHandle } from '../../../shared/writing/editing/use-loaded-text';
import { saveTextOf, useWriting } from '../../../shared/writing/editing/use-writing';
import { WritingDialogs } from '../../../shared/writing/editing/writing-dialogs';
import { WritingMenu } from '../../../shared/writing/editing/writing-menu';
import { WritingNotice } from '../../../shared/writing/editing/writing-notice';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useWorkOwner } from '../../session';
import { LessonFormFields } from './lesson-form';
import { LESSON_KIND, LESSON_PARTS, type LessonWriting } from './lesson-kind';
import { LessonRevisions } from './lesson-revisions';
import type { LoadedLesson } from './load-lesson';

interface LessonActionsProps {
  writing: LessonWriting;
  isDisabled: boolean;
  mayPublish: boolean;
  onOpenRevisions: () => void;
}

function LessonActions({ writing, isDisabled, mayPublish, onOpenRevisions }: LessonActionsProps) {
  const { editor, view, hasChanges } = writing;
  const isChanged = editor.isDirty || hasChanges;
  const discard = {
    label: LESSON_TEXTS.discardDraft,
    isDisabled,
    isDestructive: true,
    choose: () => writing.setDiscarding(true),
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={isDisabled || !isChanged || (view.isLive && !mayPublish)}
        title={view.isLive && !mayPublish ? LESSON_TEXTS.mayNotPublish : undefined}
        onClick={() => editor.save(view.isLive ? 'publish' : 'save-unpublished')}
      >
        {view.isLive ? LESSON_TEXTS.publishChanges : COURSE_TEXTS.saveLesson}
      </Button>
      <WritingMenu
        label={LESSON_TEXTS.openMenu}
        items={[
          { label: REVISION_TEXTS.title, choose: onOpenRevisions },
          ...(view.isLive && hasChanges ? [discard] : []),
        ]}
      />
    </>
  );
}

interface LessonEditorProps {
  loaded: LoadedLesson;
  handle: TextHandle<LoadedLesson>;
  lock: ArticleLock;
}

/** Editor of a stored lesson. */
export function LessonEditor({ loaded, handle, lock }: LessonEditorProps) {
  const { support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Lessons.writeUnpublished');
  const mayPublish = useMay('Lessons.writePublished');
  const writing = useWriting(LESSON_KIND, { loaded, handle, lock, owner: useWorkOwner(), mayWrite });
  const [isShowingRevisions, setShowingRevisions] = useState(false);
  const { editor, versions, view, isLockedOut } = writing;
  const { fields, errors, saving, conflict } = editor.state;
  useDocumentTitle(fields.title || COURSE_TEXTS.editLesson);
  return (
    <>
      <EditorHeader
        title={COURSE_TEXTS.editLesson}
        back={{ to: adminLinks.course(loaded.course.id), label: COURSE_TEXTS.backToCourse }}
        chip={<PublishChip isPublished={view.isLive} hasDraft={writing.hasChanges || editor.isDirty} />}
        saveText={saveTextOf(writing, COURSE_TEXTS.savedState)}
        people={<CoWriters lock={lock} texts={LESSON_TEXTS} />}
        notice={
          <WritingNotice
            writing={writing}
            otherwise={
              view.isLive && !mayPublish ? (
                <HeaderNotice severity="info" text={LESSON_TEXTS.mayOnlyDraft} actions={[]} />
              ) : null
            }
          />
        }
      >
        <LessonActions
          writing={writing}
          isDisabled={saving === 'saving' || conflict !== null || isLockedOut || !mayWrite}
          mayPublish={mayPublish}
          onOpenRevisions={() => setShowingRevisions(true)}
        />
      </EditorHeader>
      <LessonFormFields
        key={versions.formKey}
        form={fields}
        errors={errors}
        libraryId={libraryId}
        isDisabled={!mayWrite || isLockedOut}
        onEdit={writing.edit}
        onContentReady={editor.contentReady}
      />
      <WritingDialogs writing={writing} parts={LESSON_PARTS} />
      {isShowingRevisions && (
        <LessonRevisions
          loaded={loaded}
          writing={writing}
          mayRestore={mayWrite && !isLockedOut}
          onClose={() => setShowingRevisions(false)}
        />
      )}
    </>
  );
}

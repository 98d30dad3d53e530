import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useState } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import type { TextHandle } from '../../../shared/writing/editing/use-loaded-text';
import { saveTextOf, useWriting } from '../../../shared/writing/editing/use-writing';
import { WritingDialogs } from '../../../shared/writing/editing/writing-dialogs';
import { WritingNotice } from '../../../shared/writing/editing/writing-notice';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import type { ArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useWorkOwner } from '../../session';
import { LessonActions } from './lesson-actions';
import { LessonFormFields } from './lesson-form';
import { LESSON_KIND, LESSON_PARTS } from './lesson-kind';
import { LessonRevisions } from './lesson-revisions';
import type { LoadedLesson } from './save-lesson';

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
  const { editor, view, isLockedOut, hasChanges } = writing;
  const { fields, errors, saving, conflict } = editor.state;
  const { course, content } = loaded;
  const saved = { ...writing, hasChanges: hasChanges && view.isLive };
  useDocumentTitle(content.lesson_title);
  return (
    <>
      <EditorHeader
        title={COURSE_TEXTS.editLesson}
        back={{ to: adminLinks.course(course.id), label: COURSE_TEXTS.backToCourse }}
        chip={<PublishChip isPublished={view.isLive} hasDraft={hasChanges || editor.isDirty} />}
        saveText={saveTextOf(saved, COURSE_TEXTS.savedState)}
        people={<CoWriters lock={lock} texts={LESSON_KIND.texts} />}
        notice={<WritingNotice writing={writing} otherwise={null} />}
      >
        <LessonActions
          writing={writing}
          isDisabled={saving === 'saving' || !mayWrite || isLockedOut || conflict !== null}
          mayPublish={mayPublish}
          onOpenRevisions={() => setShowingRevisions(true)}
        />
      </EditorHeader>
      <LessonFormFields
        key={writing.versions.formKey}
        form={fields}
        errors={errors}
        libraryId={libraryId}
        courseId={course.id}
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

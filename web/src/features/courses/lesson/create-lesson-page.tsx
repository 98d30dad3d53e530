import type { Course } from '@harborline/domain/entities/course';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
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
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useWorkOwner } from '../../session';
import { useCourse } from '../course/use-course';
import { createLesson } from '../lesson-writes';
import { failureText } from '../use-attempt';
import { newLesson, termsOfForm, validateLesson, wordsOf } from './lesson-fields';
import { LessonFormFields } from './lesson-form';
import { LESSON_KIND } from './lesson-kind';
import { NoLesson } from './no-lesson';

interface NewLessonEditorProps {
  course: Course;
  /** the section that the lesson goes to, '' for the end of the course */
  sectionId: string;
}

function NewLessonEditor({ course, sectionId }: NewLessonEditorProps) {
  const { id: courseId, is_published: isPublished } = course;
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Lessons.writeUnpublished');
  const mayPublish = useMay('Lessons.writePublished');
  const mayAdd = isPublished ? mayPublish : mayWrite;
  const navigate = useNavigate();
  const [id] = useState(() => newId(firestore));
  const [blank] = useState(newLesson);
  const form = useNewText(LESSON_KIND, {
    owner: useWorkOwner(),
    name: `new/${courseId}`,
    blank,
    validate: validateLesson,
    create: (fields) =>
      createLesson(
        firestore,
        { id, courseId, sectionId, words: wordsOf(fields), terms: termsOfForm(fields) },
        { uid, libraryId },
      ),
    failureText,
  });
  const { state, isBusy, isCreated } = form;
  useDocumentTitle(COURSE_TEXTS.newLesson);
  // An effect that runs after the guard's, which has unlocked by then: a <Navigate> would be blocked as unsaved.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editLesson(courseId, id), { replace: true });
  }, [isCreated, navigate, courseId, id]);
  if (isCreated) return <EditorSkeleton />;
  const published = mayAdd ? COURSE_TEXTS.livesNow : COURSE_TEXTS.readOnly;
  return (
    <>
      <EditorHeader
        title={COURSE_TEXTS.newLesson}
        back={{ to: adminLinks.course(courseId), label: COURSE_TEXTS.backToCourse }}
        chip={<PublishChip isPublished={isPublished} />}
        saveText={form.saveText}
        notice={
          form.restoredAt === null && isPublished ? (
            <HeaderNotice severity="info" text={published} actions={[]} />
          ) : (
            <NewTextNotice texts={LESSON_TEXTS} form={form} />
          )
        }
      >
        <Button variant="contained" disabled={isBusy || !mayAdd} onClick={() => form.save(isPublished)}>
          {COURSE_TEXTS.saveLesson}
        </Button>
      </EditorHeader>
      <LessonFormFields
        key={form.formKey}
        form={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        courseId={courseId}
        isDisabled={!mayAdd || isBusy}
        onEdit={form.edit}
        onContentReady={form.contentReady}
      />
      <LeaveDialog blocker={form.blocker} description={LESSON_TEXTS.leaveWarning} />
    </>
  );
}

/** /admin/courses/create/:course_id (S2.5-07, D-48): becomes the editor of the stored lesson once it is saved. */
export function CreateLessonPage() {
  const { course_id: courseId = '' } = useParams();
  const [search] = useSearchParams();
  const { support_lib_id: libraryId } = useStaff();
  const course = useCourse(courseId, libraryId);
  if (course.status === 'loading') return <EditorSkeleton />;
  if (course.status === 'failed')
    return <ErrorState title={COURSE_TEXTS.lessonLoadFailed} onRetry={course.retry} />;
  if (course.status === 'denied' || course.data === null) return <NoLesson />;
  return <NewLessonEditor key={courseId} course={course.data} sectionId={search.get('section') ?? ''} />;
}

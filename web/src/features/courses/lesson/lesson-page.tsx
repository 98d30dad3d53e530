import type { Course } from '@harborline/domain/entities/course';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { Firestore } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { newId } from '../../../shared/store/new-id';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { NewTextNotice } from '../../../shared/writing/editing/new-text-notice';
import { useLoadedText } from '../../../shared/writing/editing/use-loaded-text';
import { useNewText } from '../../../shared/writing/editing/use-new-text';
import { EditorHeader } from '../../../shared/writing/editor-header';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { useWorkOwner } from '../../session';
import { createLesson } from '../course-writes';
import { failureText } from '../use-attempt';
import { LessonEditor } from './lesson-editor';
import { fieldsOf, NEW_LESSON, validateLesson } from './lesson-fields';
import { LessonFormFields } from './lesson-form';
import { LESSON_KIND } from './lesson-kind';
import { loadCourse, loadLesson } from './load-lesson';

interface NewLessonEditorProps {
  course: Course;
  /** the section that it goes to */
  sectionId: string;
}

function NewLessonEditor({ course, sectionId }: NewLessonEditorProps) {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const mayWrite = useMay('Lessons.writeUnpublished');
  const mayPublish = useMay('Lessons.writePublished');
  const mayChange = course.is_published ? mayPublish : mayWrite;
  const navigate = useNavigate();
  const [id] = useState(() => newId(firestore));
  const form = useNewText(LESSON_KIND, {
    owner: useWorkOwner(),
    name: `new/${course.id}`,
    blank: NEW_LESSON,
    validate: validateLesson,
    create: (fields) =>
      createLesson(
        firestore,
        { id, courseId: course.id, fields: fieldsOf(fields), sectionId },
        { uid, libraryId },
      ),
    failureText,
  });
  const { state, isBusy, isCreated } = form;
  useDocumentTitle(state.fields.title || COURSE_TEXTS.newLesson);
  // An effect that runs after the guard's, which has unlocked by then.
  useEffect(() => {
    if (isCreated) void navigate(adminLinks.editLesson(course.id, id), { replace: true });
  }, [isCreated, navigate, course.id, id]);
  if (isCreated) return <EditorSkeleton />;
  return (
    <>
      <EditorHeader
        title={COURSE_TEXTS.newLesson}
        back={{ to: adminLinks.course(course.id), label: COURSE_TEXTS.backToCourse }}
        chip={<PublishChip isPublished={course.is_published} />}
        saveText={form.saveText}
        notice={
          mayChange ? (
            <NewTextNotice texts={LESSON_TEXTS} form={form} />
          ) : (
            <HeaderNotice severity="info" text={COURSE_TEXTS.readOnly} actions={[]} />
          )
        }
      >
        <Button variant="contained" disabled={isBusy || !mayChange} onClick={() => form.save(false)}>
          {COURSE_TEXTS.saveLesson}
        </Button>
      </EditorHeader>
      <LessonFormFields
        key={form.formKey}
        form={state.fields}
        errors={state.errors}
        libraryId={libraryId}
        isDisabled={isBusy || !mayChange}
        onEdit={form.edit}
        onContentReady={form.contentReady}
      />
      <LeaveDialog blocker={form.blocker} description={LESSON_TEXTS.leaveWarning} />
    </>
  );
}

function NoLesson() {
  return (
    <EmptyState
      isPage
      icon={<SearchOffIcon />}
      title={COURSE_TEXTS.lessonNotFound}
      action={
        <Button component={Link} to={adminLinks.courses()} variant="outlined">
          {COURSE_TEXTS.backToList}
        </Button>
      }
    />
  );
}

/** /admin/courses/create/:course_id (S2.5-07, D-48): a new lesson of a course. */
export function CreateLessonPage() {
  const { course_id: courseId = '' } = useParams();
  const [search] = useSearchParams();
  const { support_lib_id: libraryId } = useStaff();
  const load = useMemo(
    () => (firestore: Firestore) => loadCourse(firestore, { courseId, libraryId }),
    [courseId, libraryId],
  );
  const { state: course } = useLoadedText({ name: 'course', load, loadLatest: load });
  useDocumentTitle(COURSE_TEXTS.newLesson);
  if (course.status === 'failed' || course.status === 'denied')
    return <ErrorState title={COURSE_TEXTS.lessonLoadFailed} onRetry={course.retry} />;
  if (course.status === 'loading') return <EditorSkeleton />;
  if (course.data === null) return <NoLesson />;
  return <NewLessonEditor key={courseId} course={course.data} sectionId={search.get('section') ?? ''} />;
}

/** /admin/courses/update/:id/:course_id (S2.5-07, D-48): a lesson of a course. */
export function EditLessonPage() {
  const { id: lessonId = '', course_id: courseId = '' } = useParams();
  const { uid, support_lib_id: libraryId } = useStaff();
  // Outlives the form, which starts over when the lesson is read again.
  const lock = useArticleLock({ libraryId, articleId: `lesson:${lessonId}`, uid });
  const load = useMemo(
    () => (firestore: Firestore) => loadLesson(firestore, { courseId, lessonId, libraryId }),
    [courseId, lessonId, libraryId],
  );
  const handle = useLoadedText({ name: 'lesson', load, loadLatest: load });
  const { state: lesson } = handle;
  useDocumentTitle(COURSE_TEXTS.editLesson);
  if (lesson.status === 'failed' || lesson.status === 'denied')
    return <ErrorState title={COURSE_TEXTS.lessonLoadFailed} onRetry={lesson.retry} />;
  if (lesson.status === 'loading') return <EditorSkeleton />;
  if (lesson.data === null) return <NoLesson />;
  return <LessonEditor key={`${courseId}/${lessonId}`} loaded={lesson.data} handle={handle} lock={lock} />;
}

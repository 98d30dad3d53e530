import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
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
import { EditorHeader } from '../../../shared/writing/editor-header';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CoWriters } from '../../../shared/writing/presence/co-writers';
import { LockNotice } from '../../../shared/writing/presence/lock-notice';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { LessonFormFields } from './lesson-form';
import { type LoadedLesson, useLesson } from './use-lesson';
import { useLessonForm } from './use-lesson-form';

interface LessonEditorProps {
  loaded: LoadedLesson;
  lessonId: string;
  /** the section that a new lesson goes to */
  sectionId: string;
  /** reads the lesson again and starts the form over */
  onRestart: () => void;
}

function LessonEditor({ loaded, lessonId, sectionId, onRestart }: LessonEditorProps) {
  const { course, lesson } = loaded;
  const { uid, support_lib_id: libraryId } = useStaff();
  const lock = useArticleLock({ libraryId, articleId: `lesson:${lessonId}`, uid });
  const isLockedOut = lock.heldBy !== null || lock.isTakingOver;
  const mayWrite = useMay('Lessons.writeUnpublished');
  const mayPublish = useMay('Lessons.writePublished');
  const mayChange = course.is_published ? mayPublish : mayWrite;
  const editor = useLessonForm(loaded, { id: lessonId, sectionId });
  const { form, isSaving, isDirty, isConflict } = editor;
  const [isStored, setIsStored] = useState(lesson !== null);
  const blocker = useLeaveGuard(isDirty);
  const navigate = useNavigate();
  const title = lesson === null ? COURSE_TEXTS.newLesson : COURSE_TEXTS.editLesson;
  useDocumentTitle(form.title || title);
  // An effect that runs after the guard's, which has unlocked by then.
  useEffect(() => {
    if (isStored && lesson === null && !isDirty)
      void navigate(adminLinks.editLesson(course.id, lessonId), { replace: true });
  }, [isStored, lesson, isDirty, navigate, course.id, lessonId]);
  // A form without edits reads the lesson again once its writer stops.
  const wasLockedOut = useRef(false);
  useEffect(() => {
    if (wasLockedOut.current && !isLockedOut && !isDirty) onRestart();
    wasLockedOut.current = isLockedOut;
  });
  const save = async (isForced = false) => {
    if (await editor.save(isForced)) setIsStored(true);
  };
  const state = isDirty ? COURSE_TEXTS.unsaved : isStored ? COURSE_TEXTS.savedState : '';
  return (
    <>
      <EditorHeader
        title={title}
        back={{ to: adminLinks.course(course.id), label: COURSE_TEXTS.backToCourse }}
        chip={<PublishChip isPublished={course.is_published} />}
        saveText={isSaving ? COURSE_TEXTS.saving : state}
        people={<CoWriters lock={lock} texts={LESSON_TEXTS} />}
        notice={
          isLockedOut ? (
            <LockNotice
              texts={LESSON_TEXTS}
              lock={lock}
              isOwnText={isDirty}
              onTaken={() => {
                if (!isDirty) onRestart();
              }}
            />
          ) : isConflict ? (
            <HeaderNotice
              severity="warning"
              text={COURSE_TEXTS.conflict}
              actions={[
                {
                  label: COURSE_TEXTS.conflictTheirs,
                  run: () => {
                    editor.forget();
                    onRestart();
                  },
                },
                { label: COURSE_TEXTS.conflictMine, run: () => void save(true), isMain: true },
              ]}
            />
          ) : editor.restoredAt !== null ? (
            <NewTextNotice texts={LESSON_TEXTS} form={editor} />
          ) : course.is_published && mayChange ? (
            <HeaderNotice severity="info" text={COURSE_TEXTS.livesNow} actions={[]} />
          ) : course.is_published ? (
            <HeaderNotice severity="info" text={COURSE_TEXTS.readOnly} actions={[]} />
          ) : undefined
        }
      >
        <Button
          variant="contained"
          disabled={isSaving || !mayChange || isLockedOut || (isStored && !isDirty)}
          onClick={() => void save()}
        >
          {COURSE_TEXTS.saveLesson}
        </Button>
      </EditorHeader>
      <LessonFormFields
        key={editor.formKey}
        form={form}
        errors={editor.errors}
        libraryId={libraryId}
        isDisabled={isSaving || !mayChange || isLockedOut}
        onEdit={(change) => {
          lock.typed();
          editor.edit(change);
        }}
        onContentReady={editor.contentReady}
      />
      <LeaveDialog blocker={blocker} description={COURSE_TEXTS.leave} />
    </>
  );
}

interface LessonPageProps {
  courseId: string;
  /** '' for a new one */
  lessonId: string;
  /** of a new one */
  newLessonId: string;
  sectionId: string;
}

function LessonPage({ courseId, lessonId, newLessonId, sectionId }: LessonPageProps) {
  const { support_lib_id: libraryId } = useStaff();
  const { live, retry } = useLesson({ courseId, lessonId, libraryId });
  const [starts, setStarts] = useState(0);
  useDocumentTitle(COURSE_TEXTS.editLesson);
  if (live.status === 'loading') return <EditorSkeleton />;
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={COURSE_TEXTS.lessonLoadFailed} onRetry={live.retry} />;
  if (live.data === null) {
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
  const restart = () => {
    setStarts(starts + 1);
    retry();
  };
  return (
    <LessonEditor
      key={starts}
      loaded={live.data}
      lessonId={lessonId || newLessonId}
      sectionId={sectionId}
      onRestart={restart}
    />
  );
}

/** /admin/courses/create/:course_id (S2.5-07, D-48): a new lesson of a course. */
export function CreateLessonPage() {
  const { course_id: courseId = '' } = useParams();
  const [search] = useSearchParams();
  const firestore = useStaffFirestore();
  const [newLessonId] = useState(() => newId(firestore));
  return (
    <LessonPage
      key={courseId}
      courseId={courseId}
      lessonId=""
      newLessonId={newLessonId}
      sectionId={search.get('section') ?? ''}
    />
  );
}

/** /admin/courses/update/:id/:course_id (S2.5-07, D-48): a lesson of a course. */
export function EditLessonPage() {
  const { id = '', course_id: courseId = '' } = useParams();
  return (
    <LessonPage key={`${courseId}/${id}`} courseId={courseId} lessonId={id} newLessonId="" sectionId="" />
  );
}

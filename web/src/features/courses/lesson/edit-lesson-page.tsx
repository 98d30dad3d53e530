import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { useLoadedText } from '../../../shared/writing/editing/use-loaded-text';
import { EditorSkeleton } from '../../../shared/writing/editor-skeleton';
import { useArticleLock } from '../../../shared/writing/presence/use-article-lock';
import { LessonEditor } from './lesson-editor';
import { loadLesson } from './lesson-kind';
import { NoLesson } from './no-lesson';

/** /admin/courses/update/:id/:course_id (S2.5-07, D-48). The lesson is read once: its text must not change while it is edited. */
export function EditLessonPage() {
  const { id = '', course_id: courseId = '' } = useParams();
  const { uid, support_lib_id: libraryId } = useStaff();
  // Outlives the form, which starts over when the lesson is read again.
  const lock = useArticleLock({ libraryId, articleId: `lesson:${id}`, uid });
  const load = useMemo(
    () => (firestore: Firestore) => loadLesson(firestore, { courseId, lessonId: id, libraryId }),
    [courseId, id, libraryId],
  );
  const handle = useLoadedText({ name: 'lesson', load, loadLatest: load });
  const { state: lesson } = handle;
  if (lesson.status === 'loading') return <EditorSkeleton />;
  if (lesson.status === 'failed' || lesson.status === 'denied')
    return <ErrorState title={COURSE_TEXTS.lessonLoadFailed} onRetry={lesson.retry} />;
  if (lesson.data === null) return <NoLesson />;
  return <LessonEditor key={`${courseId}/${id}`} loaded={lesson.data} handle={handle} lock={lock} />;
}

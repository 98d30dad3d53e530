import { isId } from '@harborline/domain/entities/is-id';
import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { keepCourseTexts } from './keep-course-texts';
import { keepLesson } from './keep-lesson';

/** A lesson was written or removed: the pages of its whole course follow, and what visitors read is kept. */
export const onLessonWritten = onDocumentWritten(
  { document: `${COLLECTIONS.lessons}/{id}`, retry: true },
  triggerHandler({
    name: 'onLessonWritten',
    idempotencyKey: (event) => `lesson/${event.params.id}`,
    async run(event) {
      const { before, after } = event.data ?? {};
      const lesson = after?.exists ? after : before;
      const [libraryId, courseId] = [lesson?.get('support_lib_id'), lesson?.get('course_ref')] as unknown[];
      if (typeof libraryId !== 'string' || typeof courseId !== 'string' || !isId(courseId)) return;
      await keepCourseTexts({ libraryId, courseId, lessonId: event.params.id });
      await keepLesson({ id: event.params.id, before, after });
    },
  }),
);

import { isId } from '@harborline/domain/entities/is-id';
import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { stampDocumentChange } from '../../pages';
import { triggerHandler } from '../../platform/trigger';
import { forgetCourseCovers } from './forget-course-covers';
import { forgetLearners } from './forget-learners';
import { forgetLessons } from './forget-lessons';
import { keepCourseList } from './keep-course-list';
import { keepCourseTexts } from './keep-course-texts';
import { keepRequirements } from './keep-requirements';
import { logCourse } from './log-course';

/**
 * A course was written or removed: the library's list, what is to be finished first and the pages of the whole course follow, rendered pages read them
 * again, the log says what became of it, a cover that it has lost is deleted, and with a course that is gone go its lessons,
 * its figures and the progress of its learners.
 */
export const onCourseWritten = onDocumentWritten(
  { document: `${COLLECTIONS.courses}/{id}`, retry: true },
  triggerHandler({
    name: 'onCourseWritten',
    idempotencyKey: (event) => `course/${event.params.id}`,
    async run(event) {
      const before = event.data?.before;
      const after = event.data?.after;
      const libraryId: unknown = (after?.exists ? after : before)?.get('support_lib_id');
      if (typeof libraryId !== 'string' || !isId(libraryId)) return;
      const courseId = event.params.id;
      await keepCourseList(courseId, libraryId);
      await keepRequirements(courseId, libraryId);
      await keepCourseTexts({ libraryId, courseId, lessonId: '' });
      await stampDocumentChange({ before, after, eventTime: event.time });
      await logCourse(courseId, { before, after, eventTime: event.time });
      await forgetCourseCovers(courseId, libraryId, { before, after });
      if (after?.exists) return;
      await forgetLessons(libraryId, courseId);
      await forgetLearners(libraryId, courseId);
    },
  }),
);

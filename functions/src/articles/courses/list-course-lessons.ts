import * as contract from '@harborline/domain/api/articles/courses';
import { isLessonOf } from '@harborline/domain/courses/is-lesson-of';
import { type OutlineLesson, readRows, sectionsOf } from '@harborline/domain/courses/outline';
import type { Lesson } from '@harborline/domain/entities/course';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { requireOwnLibrary } from '../../platform/require-own-library';
import { readEach, readRecord } from '../../platform/store/read';

interface Row extends OutlineLesson {
  readonly section_title: string;
}

/** The lessons of a published course in their order. @throws ApiError 'not-found' for any other course */
async function rowsOf(libraryId: string, courseId: string): Promise<Row[]> {
  const course = await readRecord(courseDocument(courseId));
  if (!course?.is_published || course.support_lib_id !== libraryId) throw new ApiError('not-found');
  const sections = sectionsOf(readRows(course.course_outline));
  return sections.flatMap(({ title, lessons }) => lessons.map((row) => ({ ...row, section_title: title })));
}

/** The rows after one. @throws ApiError 'not-found' if the course has no such lesson */
function rowsAfter(rows: readonly Row[], lessonId: string): readonly Row[] {
  if (lessonId === '') return rows;
  const index = rows.findIndex(({ id }) => id === lessonId);
  if (index < 0) throw new ApiError('not-found');
  return rows.slice(index + 1);
}

const present = (
  { id, section_title }: Row,
  { lesson_title, lesson_kind, lesson_content, lesson_video, lesson_quiz, lesson_file }: Lesson,
): contract.ReadLesson => ({
  ...{ id, section_title, lesson_title, lesson_kind, lesson_content, lesson_video },
  ...{ lesson_quiz, lesson_file },
});

/** GET courses_lessons: the lessons of a published course, in their order (S7.4-03). */
export const listCourseLessons = staffEndpoint(contract.listCourseLessons, async (input, staff) => {
  const libraryId = requireOwnLibrary(input, staff);
  const { course_id: courseId, cursor = '', limit } = input;
  const rest = rowsAfter(await rowsOf(libraryId, courseId), cursor);
  const shown = rest.slice(0, limit);
  const lessons = await readEach(shown.map(({ id }) => lessonDocument(id)));
  return {
    courses_lessons: shown.flatMap((row, index) => {
      const lesson = lessons[index];
      const isOwn = lesson && isLessonOf(lesson, { id: courseId, support_lib_id: libraryId });
      return isOwn ? [present(row, lesson)] : [];
    }),
    next_cursor: rest.length > limit ? (shown.at(-1)?.id ?? '') : '',
  };
});

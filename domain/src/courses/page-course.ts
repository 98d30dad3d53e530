import type { Course, Lesson } from '../entities/course';
import type { PageCourse, PageCourseRow, PageLesson } from '../help-center/page-content';
import { lessonsOf, readRows, sectionsOf } from './outline';

/** A course as its page shows it, without the texts of its lessons. */
export function pageCourse({
  id,
  course_title,
  course_description,
  course_cover,
  course_outline,
  lessons_in_order,
  updated_at,
}: Course): PageCourse {
  return {
    ...{ id, course_title, course_description, course_cover },
    updatedAt: updated_at.toMillis(),
    isInOrder: lessons_in_order === true,
    sections: sectionsOf(readRows(course_outline)),
    lessons: [],
  };
}

/** A course as the list of courses names it. */
export const courseRow = ({
  sections,
  id,
  course_title,
  course_description,
  course_cover,
}: PageCourse): PageCourseRow => ({
  ...{ id, course_title, course_description, course_cover },
  lessonCount: lessonsOf(sections).length,
});

/** A lesson as its page shows it. @param prepared its HTML, sanitised and laid out */
export const pageLesson = (
  { id, lesson_title, lesson_quiz, lesson_file }: Lesson,
  { html, description }: { readonly html: string; readonly description: string },
): PageLesson => ({ id, lesson_title, html, description, quiz: lesson_quiz, file: lesson_file });

/** The HTML of a lesson as it is prepared for a page: the video, then the text. */
export const lessonHtml = ({
  lesson_video,
  lesson_content,
}: {
  readonly lesson_video: string;
  readonly lesson_content: string;
}): string => (lesson_video === '' ? '' : `<iframe src="${lesson_video}"></iframe>`) + lesson_content;

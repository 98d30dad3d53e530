import type { Course, CourseEntry, LessonText } from '../entities/course';
import { entriesOfPage } from '../help-center/list-page';
import type { PageCourse, PageCourses, PageLesson } from '../help-center/page-content';
import { LIMITS } from '../limits';
import { nestedHtml } from './nested-html';
import { lessonsBeside, lessonsOf, readRows, sectionsOf } from './outline';

/** A course as its page shows it, with its whole outline and without the texts of its lessons. */
export function pageCourse({
  id,
  course_title,
  course_description,
  course_cover,
  course_outline,
  lessons_in_order,
  open_requirements = [],
  updated_at,
}: Course): PageCourse {
  const sections = sectionsOf(readRows(course_outline));
  return {
    ...{ id, course_title, course_description, course_cover },
    updatedAt: updated_at.toMillis(),
    isInOrder: lessons_in_order === true,
    requirements: open_requirements,
    outline: lessonsOf(sections),
    sections,
    lessons: [],
    textPages: 0,
  };
}

/** A course that lists some of its lessons, and names all if they are few: a page with the titles of 500 would be too heavy. */
function naming(course: PageCourse, ids: readonly string[]): PageCourse {
  const shown = new Set(ids);
  const sections = course.sections
    .map((section) => ({ ...section, lessons: section.lessons.filter(({ id }) => shown.has(id)) }))
    .filter(({ lessons }) => lessons.length > 0);
  if (course.outline.length <= LIMITS.lessonsPerPage) return { ...course, sections };
  const outline = course.outline.map((lesson) => (shown.has(lesson.id) ? lesson : { ...lesson, title: '' }));
  return { ...course, sections, outline };
}

const idsOf = (lessons: readonly { readonly id: string }[]): string[] => lessons.map(({ id }) => id);

/** A course as its page shows it: one page of its outline. @param page counted from 1 */
export const outlinePage = (course: PageCourse, page: number): PageCourse =>
  naming(course, idsOf(entriesOfPage(course.outline, page, LIMITS.lessonsPerPage)));

/** A course as the page of a lesson shows it: the lesson's text, and those beside it by name. */
export function lessonPage(course: PageCourse, lessonId: string, lesson: PageLesson | null): PageCourse {
  const { previous, next } = lessonsBeside(course.outline, lessonId);
  const ids = [previous?.id, lessonId, next?.id].filter((id) => id !== undefined);
  return { ...naming(course, ids), lessons: lesson === null ? [] : [lesson] };
}

/** A course with the texts of some of its lessons. @param textPages how many pages its texts take in all */
export const textPage = (
  course: PageCourse,
  lessons: readonly PageLesson[],
  textPages: number,
): PageCourse => ({
  ...naming(course, idsOf(lessons)),
  lessons: lessons.map((lesson) => ({ ...lesson, html: nestedHtml(lesson.html, lesson.id) })),
  textPages,
});

/** One page of a library's courses. @param page counted from 1 */
export const pageOfCourses = (entries: readonly CourseEntry[], page: number): PageCourses => ({
  entries: entriesOfPage(entries, page, LIMITS.coursesPerPage),
  total: entries.length,
});

/** A lesson as it is stored, or as the pages of its whole course have it. */
type ShownLesson = Omit<LessonText, 'is_long'> & Partial<Pick<LessonText, 'is_long'>>;

/** A lesson as its page shows it. @param prepared its HTML, sanitised and laid out */
export const pageLesson = (
  { id, lesson_title, lesson_quiz, lesson_file, is_long = false }: ShownLesson,
  { html, description }: { readonly html: string; readonly description: string },
): PageLesson => ({
  ...{ id, lesson_title, html, description, quiz: lesson_quiz, file: lesson_file },
  isLong: is_long,
});

/** The HTML of a lesson as it is prepared for a page: the video, then the text. */
export const lessonHtml = ({
  lesson_video,
  lesson_content,
}: Pick<LessonText, 'lesson_video' | 'lesson_content'>): string =>
  (lesson_video === '' ? '' : `<iframe src="${lesson_video}"></iframe>`) + lesson_content;

import type { CourseText, Lesson, LessonText } from '../entities/course';
import { LIMITS } from '../limits';
import { lessonTextOf } from './lesson-text';

const bytesOf = ({ lesson_title, lesson_content, lesson_quiz }: LessonText): number =>
  new TextEncoder().encode(lesson_title + lesson_content + lesson_quiz).length;

/** A lesson as the pages of its whole course have it. */
export const lessonText = (lesson: Lesson): LessonText => ({
  id: lesson.id,
  ...lessonTextOf(lesson),
  is_long: false,
});

/** Each page knows the ids of all lessons, so that those of a long course have less room for texts. */
const roomFor = (lessonCount: number): number =>
  Math.max(
    LIMITS.courseTextLeastBytes,
    LIMITS.courseTextBytes - lessonCount * LIMITS.courseTextBytesPerLesson,
  );

const LEFT_OUT = { lesson_content: '', lesson_video: '', lesson_quiz: '', lesson_file: null, is_long: true };

/** A long lesson is only named, so that pages stay small. */
const fitInto = (text: LessonText, room: number): LessonText =>
  bytesOf(text) <= Math.min(room, LIMITS.longLessonBytes) ? text : { ...text, ...LEFT_OUT };

function spread(texts: readonly LessonText[], room: number): LessonText[][] {
  const pages: LessonText[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    bytes += bytesOf(text);
    const isFull = bytes > room || pages.at(-1)?.length === LIMITS.lessonsPerPage;
    if (isFull) {
      pages.push([]);
      bytes = bytesOf(text);
    }
    pages.at(-1)?.push(text);
  }
  return pages;
}

/** The pages of a whole course, each light enough for one page of the help center. @param texts in their order */
export function arrangeTexts(
  course: Pick<CourseText, 'support_lib_id' | 'course_ref'>,
  texts: readonly LessonText[],
): CourseText[] {
  const room = roomFor(texts.length);
  const fitting = texts.map((text) => fitInto(text, room));
  return spread(fitting, room).map((lessons, index, { length: pages }) => ({
    ...course,
    page: index + 1,
    pages,
    lessons,
  }));
}

import type { CourseText, Lesson, LessonText } from '../entities/course';
import { LIMITS } from '../limits';

const bytesOf = ({ lesson_title, lesson_content, lesson_quiz }: LessonText): number =>
  new TextEncoder().encode(lesson_title + lesson_content + lesson_quiz).length;

const LEFT_OUT = { lesson_content: '', lesson_video: '', lesson_quiz: '', lesson_file: null, is_long: true };

/** A lesson as the pages of its whole course have it. A long one is only named there, so that pages stay small. */
export function lessonText(lesson: Lesson): LessonText {
  const { id, lesson_title, lesson_kind, lesson_content, lesson_video, lesson_quiz, lesson_file } = lesson;
  const head = { id, lesson_title, lesson_kind };
  const whole = { ...head, lesson_content, lesson_video, lesson_quiz, lesson_file, is_long: false };
  return bytesOf(whole) <= LIMITS.longLessonBytes ? whole : { ...head, ...LEFT_OUT };
}

function spread(texts: readonly LessonText[]): LessonText[][] {
  const pages: LessonText[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    bytes += bytesOf(text);
    const isFull = bytes > LIMITS.courseTextBytes || pages.at(-1)?.length === LIMITS.lessonsPerPage;
    if (isFull) {
      pages.push([]);
      bytes = bytesOf(text);
    }
    pages.at(-1)?.push(text);
  }
  return pages;
}

/** The pages of a whole course, each light enough for one page of the help center. @param texts in their order */
export const arrangeTexts = (
  course: Pick<CourseText, 'support_lib_id' | 'course_ref'>,
  texts: readonly LessonText[],
): CourseText[] =>
  spread(texts).map((lessons, index, { length: pages }) => ({ ...course, page: index + 1, pages, lessons }));

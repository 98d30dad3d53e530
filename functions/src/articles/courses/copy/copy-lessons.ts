import { isLessonOf } from '@harborline/domain/courses/is-lesson-of';
import { lessonIds, readRows, writeRows } from '@harborline/domain/courses/outline';
import type { Lesson } from '@harborline/domain/entities/course';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { FieldValue } from 'firebase-admin/firestore';
import { inParts } from '../../../platform/in-parts';
import { readEach } from '../../../platform/store/read';
import { copyLessonFile } from './copy-files';
import { type Copying, lessonIdIn, stamp } from './copying';

/** As many lessons as are copied at once: each may have a file. */
const AT_ONCE = 10;

/** The lessons of the original, in their order. */
export async function readLessons({ origin }: Copying): Promise<Lesson[]> {
  const found = await readEach(lessonIds(origin.course_outline).map(lessonDocument));
  return found.flatMap((lesson) => (lesson && isLessonOf(lesson, origin) ? [lesson] : []));
}

/** A file that is gone leaves its lesson as a text. */
async function copyLesson(copying: Copying, lesson: Lesson) {
  const { lesson_title, lesson_content, lesson_video, lesson_quiz } = lesson;
  const lesson_file = lesson.lesson_file && (await copyLessonFile(copying, lesson.lesson_file));
  const isFileGone = lesson.lesson_kind === 'file' && lesson_file === null;
  return {
    id: lessonIdIn(copying, lesson.id),
    originId: lesson.id,
    data: {
      support_lib_id: copying.staff.support_lib_id,
      course_ref: copying.copyId,
      ...{ lesson_title, lesson_content, lesson_video, lesson_quiz, lesson_file },
      lesson_kind: isFileGone ? ('text' as const) : lesson.lesson_kind,
      created_at: FieldValue.serverTimestamp(),
      ...stamp(copying),
    },
  };
}

export type CopiedLesson = Awaited<ReturnType<typeof copyLesson>>;

/** The lessons as the copy has them, with files of its own. */
export async function copyLessons(copying: Copying, lessons: readonly Lesson[]): Promise<CopiedLesson[]> {
  const copied: CopiedLesson[] = [];
  for (const part of inParts(lessons, { count: AT_ONCE }))
    copied.push(...(await Promise.all(part.map((lesson) => copyLesson(copying, lesson)))));
  return copied;
}

/** The outline of the original with the lessons of the copy. */
export function copyOutline({ origin }: Copying, lessons: readonly CopiedLesson[]): string {
  const copied = new Map(lessons.map((lesson) => [lesson.originId, lesson]));
  return writeRows(
    readRows(origin.course_outline).flatMap((row) => {
      if (row.kind === 'section') return [row];
      const lesson = copied.get(row.id);
      return lesson ? [{ ...row, id: lesson.id, kind: lesson.data.lesson_kind }] : [];
    }),
  );
}

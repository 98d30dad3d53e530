import { type OutlineRow, writeRows } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import type { PlacedArticle } from '@harborline/domain/import/import-job';
import type { SourceCourse, SourceRow } from '@harborline/domain/import/read-courses';
import { hashOf } from './decide-article';
import { finalHtml } from './final-html';
import { type ImportRun, sourceRecordId, targetId } from './import-run';

/** An import of courses. */
export interface CoursesRun extends ImportRun {
  /** the course of each lesson that may be linked to, by source ids */
  readonly courseOf: ReadonlyMap<string, string>;
  /** whether it publishes what is no draft */
  readonly publishes: boolean;
}

export interface PreparedLesson {
  readonly id: string;
  readonly source: PlacedArticle;
  readonly text: Pick<Lesson, 'lesson_title' | 'lesson_kind' | 'lesson_content'>;
}

export interface PreparedCourse {
  readonly source: SourceCourse;
  readonly id: string;
  readonly recordId: string;
  readonly sourceHash: string;
  readonly text: Pick<Course, 'course_title' | 'course_description' | 'course_outline'>;
  readonly lessons: readonly PreparedLesson[];
}

/** What an import stores of a course and its lessons. If it differs later, somebody has edited one of them. */
export const textHash = (
  course: PreparedCourse['text'],
  lessons: readonly (PreparedLesson['text'] | undefined)[],
): string =>
  hashOf([
    course.course_title,
    course.course_description,
    course.course_outline,
    lessons.map((one) => one && [one.lesson_title, one.lesson_kind, one.lesson_content]),
  ]);

/** A page that moves to another course becomes another lesson. */
const lessonId = (run: ImportRun, courseId: string, sourceId: string): string =>
  targetId(run, 'lesson', courseId, sourceId);

/** Where a lesson of the import will be, in whichever of its courses. */
function lessonLinks(run: CoursesRun): (sourceId: string) => string {
  const links = publicLinks(run.library.key);
  return (sourceId) => {
    const courseId = run.courseOf.get(sourceId) ?? '';
    return links.lesson(targetId(run, 'course', courseId), lessonId(run, courseId, sourceId));
  };
}

function prepareLesson(run: CoursesRun, source: PlacedArticle): PreparedLesson {
  return {
    id: lessonId(run, source.categoryId, source.sourceId),
    source,
    text: {
      lesson_title: source.title,
      lesson_kind: 'text',
      lesson_content: finalHtml(run, source.html, lessonLinks(run)),
    },
  };
}

function rowOf(run: CoursesRun, courseId: string, { kind, sourceId, title }: SourceRow): OutlineRow {
  return kind === 'section'
    ? { kind, id: targetId(run, 'section', sourceId), title }
    : { kind: 'text', id: lessonId(run, courseId, sourceId), title };
}

/** A course as it would be stored, with its lessons. */
export function prepareCourse(
  run: CoursesRun,
  source: SourceCourse,
  sources: readonly PlacedArticle[],
): PreparedCourse {
  const { sourceId, title, description, rows } = source;
  const course_outline = writeRows(rows.map((row) => rowOf(run, sourceId, row)));
  const texts = sources.map((one) => [one.sourceId, one.title, one.html]);
  return {
    source,
    id: targetId(run, 'course', sourceId),
    recordId: sourceRecordId(run, 'course', sourceId),
    sourceHash: hashOf([title, description, course_outline, texts]),
    text: { course_title: title, course_description: description, course_outline },
    lessons: sources.map((one) => prepareLesson(run, one)),
  };
}

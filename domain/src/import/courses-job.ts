import {
  ImportJob,
  type ImportResult,
  type PictureBackend,
  type PlacedArticle,
  type RunnableImport,
} from './import-job';
import type { CoursesSource, SourceCourse } from './read-courses';
import type { ReportedResult } from './report-text';

/** What became of a course and of each of its lessons. */
export interface CourseResult {
  readonly course: ImportResult;
  readonly lessons: readonly ImportResult[];
}

/** Where an import of courses writes to. */
export interface CourseBackend extends PictureBackend {
  /** Writes a course with all of its lessons, or nothing of it. */
  writeCourse(course: SourceCourse, lessons: readonly PlacedArticle[]): Promise<CourseResult>;
}

/** Imports courses that were read, one after the other; the report has the courses in place of categories. */
export function coursesJob(
  { source, courses }: CoursesSource,
  backend: CourseBackend,
  { isDryRun }: { readonly isDryRun: boolean },
): RunnableImport {
  const courseOf = new Map(courses.map((course) => [course.sourceId, course]));
  const results: ReportedResult[] = [];
  const writeArticles = async (lessons: readonly PlacedArticle[]) => {
    const course = courseOf.get(lessons[0]?.categoryId ?? '');
    if (course === undefined) return [];
    const { course: result, lessons: ofLessons } = await backend.writeCourse(course, lessons);
    const { sourceId, outcome, reason } = result;
    results.push({ sourceId, outcome, reason, label: course.title });
    return ofLessons;
  };
  const job = new ImportJob(source, { ...backend, writeArticles }, { isDryRun, content: 'courses' });
  return { run: async (watch) => ({ ...(await job.run(watch)), categories: [...results] }) };
}

/** The course of each lesson, by source ids. */
export const lessonCourses = (courses: readonly SourceCourse[]): ReadonlyMap<string, string> =>
  new Map(
    courses.flatMap(({ sourceId, rows }) =>
      rows.flatMap((row) => (row.kind === 'lesson' ? [[row.sourceId, sourceId] as const] : [])),
    ),
  );

import { courseIdAt, isShownCourse, withDefaultCourses } from '@harborline/domain/courses/default-courses';
import {
  lessonHtml,
  lessonPage,
  outlinePage,
  pageCourse,
  pageLesson,
  pageOfCourses,
  textPage,
} from '@harborline/domain/courses/page-course';
import { requirementsIn } from '@harborline/domain/courses/requirements';
import type { CourseEntry, Lesson, LessonText } from '@harborline/domain/entities/course';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { hasDefaults } from '@harborline/domain/help-center/default-content';
import type { PageCourse, PageCourses, PageLesson } from '@harborline/domain/help-center/page-content';
import { course as courseDocument, courseList, courseText } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { nullIfRefused } from '../../../shared/firebase/firestore-rest';
import { readPublicRecord } from '../../../shared/store/public-records';
import { prepareHtml } from '../article/prepare-article';

const loadEntries = async (libraryId: string): Promise<readonly CourseEntry[]> =>
  (await readPublicRecord(courseList(libraryId)))?.entries ?? [];

/** One page of a library's courses, as the server reads it. @throws ReadError */
export async function loadCourses(library: LibraryPublic, page: number): Promise<PageCourses> {
  const [own, ofParent] = await Promise.all([
    loadEntries(library.id),
    hasDefaults('courses', library) ? loadEntries(library.parent_lib_id) : [],
  ]);
  return pageOfCourses(withDefaultCourses(library, own, ofParent), page);
}

async function prepareLesson(lesson: Lesson | LessonText): Promise<PageLesson> {
  return pageLesson(lesson, await prepareHtml(lessonHtml(lesson)));
}

async function loadOutline(library: LibraryPublic, id: string): Promise<PageCourse | null> {
  const mayBeCopied = library.parent_lib_id !== '' && library.hasCourses === true;
  const copies = mayBeCopied ? await loadEntries(library.id) : [];
  const courseId = courseIdAt(library, id, copies);
  const found = await readPublicRecord(courseDocument(courseId)).catch(nullIfRefused);
  if (found === null || !isShownCourse(library, found)) return null;
  const course = pageCourse(found);
  const isOwn = found.support_lib_id === library.id;
  return isOwn ? course : { ...course, requirements: requirementsIn(library, course.requirements, copies) };
}

const hasLesson = ({ outline }: PageCourse, lessonId: string): boolean =>
  outline.some(({ id }) => id === lessonId);

async function loadLesson(course: PageCourse, lessonId: string): Promise<PageLesson | null> {
  if (!hasLesson(course, lessonId)) return null;
  const found = await readPublicRecord(lessonDocument(lessonId)).catch(nullIfRefused);
  return found?.course_ref === course.id ? prepareLesson(found) : null;
}

/** What the page of a course names besides the course: a lesson, or a page of its outline. */
export interface CoursePlace {
  /** '' for none */
  readonly lessonId: string;
  /** counted from 1 */
  readonly page: number;
}

/** A course, with the text of one lesson or a page of its outline; null if visitors cannot have it. @throws ReadError */
export async function loadCourse(
  library: LibraryPublic,
  courseId: string,
  { lessonId, page }: CoursePlace,
): Promise<PageCourse | null> {
  const course = await loadOutline(library, courseId);
  if (course === null) return null;
  if (lessonId === '') return outlinePage(course, page);
  return lessonPage(course, lessonId, await loadLesson(course, lessonId));
}

/** A course with a page of its lessons' texts; null if visitors cannot have it. @throws ReadError */
export async function loadWholeCourse(
  library: LibraryPublic,
  courseId: string,
  page: number,
): Promise<PageCourse | null> {
  const course = await loadOutline(library, courseId);
  if (course === null) return null;
  const found = await readPublicRecord(courseText(course.id, page)).catch(nullIfRefused);
  const shown = found?.lessons.filter(({ id }) => hasLesson(course, id)) ?? [];
  const lessons = await Promise.all(shown.map(prepareLesson));
  return textPage(course, lessons, found?.pages ?? 0);
}

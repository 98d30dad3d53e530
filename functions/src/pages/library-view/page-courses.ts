import { lessonsOf, type OutlineLesson } from '@harborline/domain/courses/outline';
import { courseRow, lessonHtml, pageCourse, pageLesson } from '@harborline/domain/courses/page-course';
import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import { entriesOfPage } from '@harborline/domain/help-center/list-page';
import type { PageCourse, PageCourseRow, PageLesson } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { course as courseDocument, publishedCourses } from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { findRecords, readEach, readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import type { PageRequest } from '../page/page-request';
import { prepareOnce } from '../page/read-page-article';
import { FRESH_MS, type LibraryHead } from './library-head';

/** Without a stamp, nothing tells of changes. */
const UNSTAMPED_FRESH_MS = 60_000;

/** What was read under a stamp of the library's content, which a change of a course moves. */
interface Stamped<Value> {
  readonly stamp: string | null;
  readonly value: Value;
}

const isCurrent = ({ stamp }: Stamped<unknown>, { contentStamp }: LibraryHead, ageMs: number): boolean =>
  stamp === contentStamp && (stamp !== null || ageMs < UNSTAMPED_FRESH_MS);

const lists = new KeptReads<Stamped<readonly PageCourse[]>>({
  limit: LIMITS.keptLibraries,
  weigh: ({ value }) => 1 + value.flatMap(({ sections }) => lessonsOf(sections)).length / 100,
});

/** The published courses of a library, by title, without the texts of their lessons. */
export async function listedCourses(head: LibraryHead): Promise<readonly PageCourse[]> {
  const { id } = head.library;
  const { value } = await lists.get(id, {
    isFresh: (kept, ageMs) => isCurrent(kept, head, ageMs),
    read: async () => ({
      stamp: head.contentStamp,
      value: (await findRecords(publishedCourses(id))).map(pageCourse),
    }),
  });
  return value;
}

const weighOutline = ({ value }: Stamped<PageCourse | null>): number =>
  1 + lessonsOf(value?.sections ?? []).length / 100;

const courses = new KeptReads<Stamped<PageCourse | null>>({
  limit: LIMITS.keptLibraries,
  weigh: weighOutline,
});

/** A published course of the library; null where visitors see none (D-17). */
async function readCourse(head: LibraryHead, courseId: string): Promise<PageCourse | null> {
  const { value } = await courses.get(`${head.library.id}/${courseId}`, {
    isFresh: (kept, ageMs) => isCurrent(kept, head, ageMs),
    read: async () => {
      const found = await readRecord(courseDocument(courseId));
      const isShown = found?.is_published === true && found.support_lib_id === head.library.id;
      return { stamp: head.contentStamp, value: isShown ? pageCourse(found) : null };
    },
  });
  return value;
}

const sizeOf = (lessons: readonly PageLesson[]): number =>
  lessons.reduce((sum, { html, quiz }) => sum + html.length + quiz.length, 1_000);

const texts = new KeptReads<readonly PageLesson[]>({ limit: LIMITS.keptArticles, weigh: sizeOf });

/** The texts of lessons as of the last ten seconds, without those that are gone. */
const readLessons = (courseId: string, wanted: readonly OutlineLesson[]): Promise<readonly PageLesson[]> =>
  texts.get(`${courseId}/${wanted.map(({ id }) => id).join()}`, {
    isFresh: (_lessons, ageMs) => ageMs < FRESH_MS,
    read: async () => {
      const found = await readEach(wanted.map(({ id }) => lessonDocument(id)));
      return found.flatMap((lesson) => {
        if (lesson?.course_ref !== courseId) return [];
        return [pageLesson(lesson, prepareOnce(lesson.id, lessonHtml(lesson)))];
      });
    },
  });

/** The lessons whose texts a page shows. */
function wantedLessons({ match, address, page }: PageRequest, course: PageCourse): readonly OutlineLesson[] {
  const all = lessonsOf(course.sections);
  if (match?.page === 'courseStatic') return entriesOfPage(all, page, LIMITS.lessonsPerPage);
  const lessonId = lessonOf(address.search);
  return all.filter(({ id }) => id === lessonId);
}

interface CourseParts {
  readonly courses: readonly PageCourseRow[] | null;
  readonly course: PageCourse | null;
}

/** What a page shows of the library's courses; nothing on pages without any. */
export async function pageCourses(request: PageRequest, head: LibraryHead): Promise<CourseParts> {
  const { match } = request;
  if (match?.page === 'courses') {
    const listed = await listedCourses(head);
    return { courses: listed.map(courseRow), course: null };
  }
  if (match?.page !== 'course' && match?.page !== 'courseStatic') return { courses: null, course: null };
  const course = await readCourse(head, match.params.id ?? '');
  if (course === null) return { courses: null, course };
  const wanted = wantedLessons(request, course);
  const lessons = wanted.length === 0 ? [] : await readLessons(course.id, wanted);
  return { courses: null, course: { ...course, lessons } };
}

import {
  lessonHtml,
  lessonPage,
  outlinePage,
  pageCourse,
  pageLesson,
  pageOfCourses,
  textPage,
} from '@harborline/domain/courses/page-course';
import type { CourseEntry, Lesson, LessonText } from '@harborline/domain/entities/course';
import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import type { PageCourse, PageCourses, PageLesson } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import {
  course as courseDocument,
  courseList,
  courseText,
  publishedCourses,
} from '@harborline/domain/stores/courses';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import { findRecords, readRecord } from '../../platform/store/read';
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

const lists = new KeptReads<Stamped<readonly CourseEntry[]>>({
  limit: LIMITS.keptLibraries,
  weigh: ({ value }) => 1 + value.length / 50,
});

/** The courses that a library's visitors can take, by title. */
async function listedCourses(head: LibraryHead): Promise<readonly CourseEntry[]> {
  const { id } = head.library;
  const { value } = await lists.get(id, {
    isFresh: (kept, ageMs) => isCurrent(kept, head, ageMs),
    read: async () => ({
      stamp: head.contentStamp,
      value: (await readRecord(courseList(id)))?.entries ?? [],
    }),
  });
  return value;
}

const outlines = new KeptReads<Stamped<readonly PageCourse[]>>({
  limit: LIMITS.keptLibraries,
  weigh: ({ value }) => 1 + value.flatMap(({ outline }) => outline).length / 100,
});

/** The same with their outlines, which cost a read each: for a sitemap, which names each lesson. */
export async function outlinedCourses(head: LibraryHead): Promise<readonly PageCourse[]> {
  const { id } = head.library;
  const { value } = await outlines.get(id, {
    isFresh: (kept, ageMs) => isCurrent(kept, head, ageMs),
    read: async () => ({
      stamp: head.contentStamp,
      value: (await findRecords(publishedCourses(id))).map(pageCourse),
    }),
  });
  return value;
}

const weighOutline = ({ value }: Stamped<PageCourse | null>): number =>
  1 + (value?.outline.length ?? 0) / 100;

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

const toPageLesson = (lesson: Lesson | LessonText): PageLesson =>
  pageLesson(lesson, prepareOnce(lesson.id, lessonHtml(lesson)));

const sizeOf = (lessons: readonly PageLesson[]): number =>
  lessons.reduce((sum, { html, quiz }) => sum + html.length + quiz.length, 1_000);

const single = new KeptReads<PageLesson | null>({
  limit: LIMITS.keptArticles,
  weigh: (lesson) => sizeOf(lesson === null ? [] : [lesson]),
});

/** A lesson of a course as of the last ten seconds; null where it has none. */
const readLesson = (courseId: string, lessonId: string): Promise<PageLesson | null> =>
  single.get(`${courseId}/${lessonId}`, {
    isFresh: (_lesson, ageMs) => ageMs < FRESH_MS,
    read: async () => {
      const found = await readRecord(lessonDocument(lessonId));
      return found?.course_ref === courseId ? toPageLesson(found) : null;
    },
  });

interface Texts {
  readonly lessons: readonly PageLesson[];
  readonly pages: number;
}

const texts = new KeptReads<Texts>({ limit: LIMITS.keptArticles, weigh: ({ lessons }) => sizeOf(lessons) });

/** The lessons of one page of a whole course as of the last ten seconds. */
const readTexts = (courseId: string, page: number): Promise<Texts> =>
  texts.get(`${courseId}/${page}`, {
    isFresh: (_texts, ageMs) => ageMs < FRESH_MS,
    read: async () => {
      const found = await readRecord(courseText(courseId, page));
      const lessons = found?.lessons.map(toPageLesson) ?? [];
      return { lessons, pages: found?.pages ?? 0 };
    },
  });

const hasLesson = ({ outline }: PageCourse, lessonId: string): boolean =>
  outline.some(({ id }) => id === lessonId);

async function readPage({ match, address, page }: PageRequest, course: PageCourse): Promise<PageCourse> {
  if (match?.page === 'courseStatic') {
    const { lessons, pages } = await readTexts(course.id, page);
    // A lesson that was taken out of the course a moment ago is not shown.
    const shown = lessons.filter(({ id }) => hasLesson(course, id));
    return textPage(course, shown, pages);
  }
  const lessonId = lessonOf(address.search);
  if (lessonId === '') return outlinePage(course, page);
  const lesson = hasLesson(course, lessonId) ? await readLesson(course.id, lessonId) : null;
  return lessonPage(course, lessonId, lesson);
}

interface CourseParts {
  readonly courses: PageCourses | null;
  readonly course: PageCourse | null;
}

/** What a page shows of the library's courses; nothing on pages without any. */
export async function pageCourses(request: PageRequest, head: LibraryHead): Promise<CourseParts> {
  const { match, page } = request;
  if (match?.page === 'courses')
    return { courses: pageOfCourses(await listedCourses(head), page), course: null };
  if (match?.page !== 'course' && match?.page !== 'courseStatic') return { courses: null, course: null };
  const course = await readCourse(head, match.params.id ?? '');
  return { courses: null, course: course && (await readPage(request, course)) };
}

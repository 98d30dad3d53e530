import { courseIdAt, isShownCourse, withDefaultCourses } from '@harborline/domain/courses/default-courses';
import { isLessonOf } from '@harborline/domain/courses/is-lesson-of';
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
import { hasDefaults, showsDefault } from '@harborline/domain/help-center/default-content';
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
import { FRESH_MS, type LibraryHead, libraryHead } from './library-head';

/** Without a stamp, nothing tells of changes. */
const UNSTAMPED_FRESH_MS = 60_000;
/** The text of a parent's lesson may be older than its course, which is read for each page, so that three reads do. */
const DEFAULT_TEXT_FRESH_MS = 60_000;

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

/** The courses of a library that are published, by title. */
async function ownCourses(head: LibraryHead): Promise<readonly CourseEntry[]> {
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

/** Lists of parents: one for all their children, whose pages do not read the parent's stamp. */
const parentLists = new KeptReads<readonly CourseEntry[]>({
  limit: LIMITS.keptLibraries,
  weigh: (entries) => 1 + entries.length / 50,
});

/** The published courses of a parent as of the last ten seconds. */
const parentCourses = (parentId: string): Promise<readonly CourseEntry[]> =>
  parentLists.get(parentId, {
    isFresh: (_entries, ageMs) => ageMs < FRESH_MS,
    read: async () => (await readRecord(courseList(parentId)))?.entries ?? [],
  });

/** The courses that a library's visitors can take, by title, with those it shows of its parent (U-12). */
async function listedCourses(head: LibraryHead): Promise<readonly CourseEntry[]> {
  const { library } = head;
  const [own, ofParent] = await Promise.all([
    ownCourses(head),
    hasDefaults('courses', library) ? parentCourses(library.parent_lib_id) : [],
  ]);
  return withDefaultCourses(library, own, ofParent);
}

const outlines = new KeptReads<Stamped<readonly PageCourse[]>>({
  limit: LIMITS.keptLibraries,
  weigh: ({ value }) => 1 + value.flatMap(({ outline }) => outline).length / 100,
});

/** The library's own with their outlines, which cost a read each. */
async function ownOutlines(head: LibraryHead): Promise<readonly PageCourse[]> {
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

/** What visitors can take, with outlines: for a sitemap, which names each lesson. */
export async function outlinedCourses(head: LibraryHead): Promise<readonly PageCourse[]> {
  const { library } = head;
  const own = library.hasCourses ? await ownOutlines(head) : [];
  if (!hasDefaults('courses', library)) return own;
  const parent = await libraryHead(library.parent_lib_id);
  const ofParent = parent?.library.hasCourses ? await ownOutlines(parent) : [];
  const listed = await listedCourses(head);
  return [...own, ...ofParent.filter(({ id }) => listed.some((entry) => entry.id === id))];
}

const weighOutline = ({ value }: Stamped<PageCourse | null>): number =>
  1 + (value?.outline.length ?? 0) / 100;

const courses = new KeptReads<Stamped<PageCourse | null>>({
  limit: LIMITS.keptLibraries,
  weigh: weighOutline,
});

/** A published course of the library's own; null where visitors see none (D-17). */
async function readOwnCourse(head: LibraryHead, courseId: string): Promise<PageCourse | null> {
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

const defaults = new KeptReads<PageCourse | null>({
  limit: LIMITS.keptLibraries,
  weigh: (value) => weighOutline({ stamp: null, value }),
});

/** A course of the parent that the library shows, as of the last ten seconds; null where visitors see none. */
async function readDefaultCourse({ library }: LibraryHead, courseId: string): Promise<PageCourse | null> {
  if (!showsDefault('courses', library, courseId)) return null;
  return defaults.get(`${library.parent_lib_id}/${courseId}`, {
    isFresh: (_course, ageMs) => ageMs < FRESH_MS,
    read: async () => {
      const found = await readRecord(courseDocument(courseId));
      // What is kept here is shown to every child of the parent.
      const isOfParent = found?.support_lib_id === library.parent_lib_id;
      return isOfParent && isShownCourse(library, found) ? pageCourse(found) : null;
    },
  });
}

const toPageLesson = (lesson: Lesson | LessonText): PageLesson =>
  pageLesson(lesson, prepareOnce(lesson.id, lessonHtml(lesson)));

const sizeOf = (lessons: readonly PageLesson[]): number =>
  lessons.reduce((sum, { html, quiz }) => sum + html.length + quiz.length, 1_000);

const single = new KeptReads<PageLesson | null>({
  limit: LIMITS.keptArticles,
  weigh: (lesson) => sizeOf(lesson === null ? [] : [lesson]),
});

/** A course, and how old the texts of its lessons may be. */
interface Shown {
  readonly course: PageCourse;
  /** whose it is, perhaps the parent's: another library may have had its id before */
  readonly libraryId: string;
  readonly freshMs: number;
}

/** A lesson of a course; null where it has none. */
const readLesson = (
  { course: { id }, libraryId, freshMs }: Shown,
  lessonId: string,
): Promise<PageLesson | null> =>
  single.get(`${libraryId}/${id}/${lessonId}`, {
    isFresh: (_lesson, ageMs) => ageMs < freshMs,
    read: async () => {
      const found = await readRecord(lessonDocument(lessonId));
      const isOwn = found && isLessonOf(found, { id, support_lib_id: libraryId });
      return isOwn ? toPageLesson(found) : null;
    },
  });

interface Texts {
  readonly lessons: readonly PageLesson[];
  readonly pages: number;
}

const texts = new KeptReads<Texts>({ limit: LIMITS.keptArticles, weigh: ({ lessons }) => sizeOf(lessons) });

/** The lessons of one page of a whole course. */
const readTexts = ({ course: { id }, libraryId, freshMs }: Shown, page: number): Promise<Texts> =>
  texts.get(`${libraryId}/${id}/${page}`, {
    isFresh: (_texts, ageMs) => ageMs < freshMs,
    read: async () => {
      const found = await readRecord(courseText(id, page));
      if (found?.support_lib_id !== libraryId) return { lessons: [], pages: 0 };
      return { lessons: found.lessons.map(toPageLesson), pages: found.pages };
    },
  });

const hasLesson = ({ outline }: PageCourse, lessonId: string): boolean =>
  outline.some(({ id }) => id === lessonId);

async function readPage({ match, address, page }: PageRequest, found: Shown): Promise<PageCourse> {
  const { course } = found;
  if (match?.page === 'courseStatic') {
    const { lessons, pages } = await readTexts(found, page);
    // A lesson that was taken out of the course a moment ago is not shown.
    const shown = lessons.filter(({ id }) => hasLesson(course, id));
    return textPage(course, shown, pages);
  }
  const lessonId = lessonOf(address.search);
  if (lessonId === '') return outlinePage(course, page);
  const lesson = hasLesson(course, lessonId) ? await readLesson(found, lessonId) : null;
  return lessonPage(course, lessonId, lesson);
}

/** The course at an address: the library's own, perhaps the copy in place of its parent's, or its parent's. */
async function findCourse(head: LibraryHead, id: string): Promise<Shown | null> {
  const { library } = head;
  const mayBeCopied = library.parent_lib_id !== '' && library.hasCourses === true;
  const copies = mayBeCopied ? await ownCourses(head) : [];
  const courseId = courseIdAt(library, id, copies);
  const own = await readOwnCourse(head, courseId);
  if (own) return { course: own, libraryId: library.id, freshMs: FRESH_MS };
  const found = await readDefaultCourse(head, courseId);
  if (found === null) return null;
  const course = { ...found, requirements: requirementsIn(library, found.requirements, copies) };
  return { course, libraryId: library.parent_lib_id, freshMs: DEFAULT_TEXT_FRESH_MS };
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
  const found = await findCourse(head, match.params.id ?? '');
  return { courses: null, course: found && (await readPage(request, found)) };
}
